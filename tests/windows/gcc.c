/* Stands for gcc: where the stack is asked for, it makes the program that MADE names. */
#include <stdlib.h>
#include <string.h>
#include <windows.h>

int main(int argc, char **argv) {
    int has_stack = 0;
    char *made = NULL;
    for (int i = 1; i < argc; i++) {
        has_stack |= strcmp(argv[i], "-Wl,--stack,268435456") == 0;
        if (strcmp(argv[i], "-o") == 0 && i + 1 < argc) made = argv[i + 1];
    }
    return has_stack && made && CopyFileA(getenv("MADE"), made, FALSE) ? 0 : 1;
}
