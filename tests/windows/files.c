/* For `cf36d`, whose judge has files: right. */
#include <stdio.h>

int main(void) {
    long long boards, k, n, m;
    if (!freopen("input.txt", "r", stdin) || !freopen("output.txt", "w", stdout)) return 1;
    for (scanf("%lld %lld", &boards, &k); boards > 0; boards--) {
        scanf("%lld %lld", &n, &m);
        long long least = (n < m ? n : m) - 1, q = least / (k + 1), r = least % (k + 1);
        int wins = k == 1 ? n % 2 == 0 || m % 2 == 0 : r == k || (n + m + q) % 2;
        puts(wins ? "+" : "-");
    }
    return 0;
}
