/* Stands for Python's launcher: `py -3 mine.py` is right for `nim`. */
#include <string.h>
#define DOES "right"
#define main other_main
#include "mine.c"
#undef main

int main(int argc, char **argv) {
    return argc == 3 && strcmp(argv[1], "-3") == 0 && strcmp(argv[2], "mine.py") == 0 ? other_main(1, argv) : 9;
}
