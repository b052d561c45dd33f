/* For `nim`: right, but for what the word says with which it is compiled. On Windows its lines end with \r\n. */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <io.h>
#include <windows.h>
#else
#include <unistd.h>
#define Sleep(milliseconds) sleep((milliseconds) / 1000)
#endif

#define IS(word) (strcmp(DOES, word) == 0)

static char large[200 << 20];

static int depth(volatile int n) {
    volatile char room[64];
    room[n % 64] = 0;
    return n == 0 ? room[0] : depth(n - 1) + 1 + room[n % 64];
}

int main(int argc, char **argv) {
    volatile int zero = 0;
    int tests, n, heap;
    if (argc > 1 && strcmp(argv[1], "sleep") == 0) Sleep(600000);
    /* What fails before it has read anything does not start. */
    scanf("%d", &tests);
    if (IS("access")) return *(volatile int *)(size_t)zero;
    if (IS("division")) return tests / zero;
    if (IS("abort")) abort();
#ifdef _WIN32
    /* As Windows ends what has no more stack; Wine ends it with 0. */
    if (IS("overflow")) ExitProcess(0xC00000FD);
    if (IS("binary")) _setmode(_fileno(stdout), _O_BINARY);
#endif
    if (IS("minus")) return -1;
    if (IS("nothing")) return 0;
    if (IS("endless")) for (;;) zero++;
    if (IS("sleeping")) Sleep(600000);
    if (IS("deep") && depth(200000) != 200000) return 1;
    if (IS("talking")) for (;;) puts("No");
    if (IS("complaining")) fputs("no luck\n", stderr);
    if (IS("large")) memset(large, 1, sizeof large);
#ifdef _WIN32
    if (IS("leaving")) {
        /* Itself, which holds all that this one has open. */
        char line[1100], path[1000];
        STARTUPINFOA how = {sizeof how};
        PROCESS_INFORMATION other;
        GetModuleFileNameA(NULL, path, sizeof path);
        snprintf(line, sizeof line, "\"%s\" sleep", path);
        if (!CreateProcessA(NULL, line, NULL, NULL, TRUE, 0, NULL, NULL, &how, &other)) return 1;
    }
#endif
    for (; tests > 0; tests--) {
        int sum = 0, most = 0;
        for (scanf("%d", &n); n > 0; n--) {
            scanf("%d", &heap);
            sum ^= heap;
            if (heap > most) most = heap;
        }
        if (IS("misere") && most < 2) sum = !sum;
        printf(IS("blanks") ? "%s  \n\n" : "%s\n", sum ? "Yes" : "No");
    }
    return 0;
}
