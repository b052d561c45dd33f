/* Stands for cargo: `cargo try` and `cargo run … --bin NAME` run what has been built in the folder that BUILT names, and
   what is not there gives back its input; `cargo test` says which tests are asked for, and with which variables. */
#include <process.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <windows.h>

static int run(const char *program, const char *arguments) {
    char line[4000];
    STARTUPINFOA how = {sizeof how};
    PROCESS_INFORMATION other;
    DWORD code = 1;
    snprintf(line, sizeof line, "\"%s\\%s.exe\"%s", getenv("BUILT"), program, arguments);
    if (!CreateProcessA(NULL, line, NULL, NULL, TRUE, 0, NULL, NULL, &how, &other)) {
        for (int letter; (letter = getchar()) != EOF;) putchar(letter);
        return 0;
    }
    WaitForSingleObject(other.hProcess, INFINITE);
    GetExitCodeProcess(other.hProcess, &code);
    return code;
}

int main(int argc, char **argv) {
    const char *command = argc > 1 ? argv[1] : "", *variables[] = {"EVIDENCE", "SINCE", "UPDATE"};
    /* As it was typed. */
    if (strcmp(command, "try") == 0) return run("try", strstr(GetCommandLineA(), " try") + 4);
    if (strcmp(command, "run") == 0) return run(argv[argc - 1], "");
    if (strcmp(command, "test") == 0) {
        for (int i = 1; i < argc; i++) printf(i + 1 < argc ? "%s " : "%s\n", argv[i]);
        for (int i = 0; i < 3; i++) {
            if (getenv(variables[i])) printf("%s=[%s]\n", variables[i], getenv(variables[i]));
        }
    }
    return 0;
}
