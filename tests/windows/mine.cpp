// Right for `nim`, by streams.
#include <iostream>

int main() {
    int tests, n, heap;
    for (std::cin >> tests; tests > 0; tests--) {
        int sum = 0;
        for (std::cin >> n; n > 0; n--) {
            std::cin >> heap;
            sum ^= heap;
        }
        std::cout << (sum ? "Yes" : "No") << std::endl;
    }
}
