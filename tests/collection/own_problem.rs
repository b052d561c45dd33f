//! `cargo try` on a problem of one's own: how many words an input has. What is said where oracle, generator, check or
//! form are not as they have to be, and of programs that are wrong at one end of the form only.

use std::fs;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread::{self, ScopedJoinHandle};

use judge::build::build;
use judge::paths::built;

use crate::collection::tree::all_right;

/// So many are tried at the same time.
const AT_ONCE: usize = 8;

/// What is said of oracles, forms, generators and checks of a problem of one's own, in which the words of an input are
/// counted, where the program that is tried does it right; and the exit code.
const OWN: [(&[&str], &str, i32); 59] = [
    (&["--oracle", "wc -w", "--format", "form"], "inputs answered as your oracle does", 0),
    (&["--oracle", "sh 'my folder/count.sh'", "--format", "form"], "inputs answered as your oracle does", 0),
    (
        &["--oracle", "sh -c 'wc -w'", "--format=form", "--check", "sh -c 'diff \"$2\" \"$3\"' check"],
        "inputs answered as your oracle does",
        0,
    ),
    (&["--oracle", "wc -w", "--cases", "echo 1"], "inputs answered as your oracle does", 0),
    (&["--oracle", "wc -w", "--format", "tiny", "--export", "out"], "6 files in out", 0),
    (
        &["--oracle", "sh -c 'read n; test $n = 1 && echo 1'", "--format", "tiny", "--export", "some"],
        "2 files in some\n2 inputs that the oracle does not answer are left out",
        0,
    ),
    (&["--oracle", "wc -w", "--fromat", "form"], "there is no option `--fromat`: did you mean `--format`?", 2),
    (&["--oracle", "nosuch", "--format", "form"], "the oracle, nosuch, cannot be run", 2),
    (&["--oracle", "./form", "--format", "form"], "the oracle, ./form, cannot be run", 2),
    (&["--oracle", "sh -c 'kill -SEGV $$'", "--format", "form"], "crashes: signal: 11", 2),
    (
        &["--oracle", "sh -c 'echo no luck; exit 3'", "--format", "form"],
        "ends with exit code 3: no luck; on the input",
        2,
    ),
    (&["--oracle", "true", "--format", "form"], "the oracle, true, prints nothing", 2),
    (&["--oracle", "sleep 1000", "--format", "form"], "does not end within 10s", 2),
    (&["--oracle", "yes", "--format", "form"], "more than 64 MiB", 2),
    (&["--oracle", "sh -c 'echo $$'", "--format", "form"], "changes its answer", 2),
    (&["--oracle", "sh -c 'read n; test $n = 1 && echo 2'", "--format", "form"], "small ones are not compared", 2),
    (&["--oracle", "wc -w | cat", "--format", "form"], "| needs a shell", 2),
    (&["--oracle", "sh 'my", "--format", "form"], "a quote is not closed", 2),
    (&["--oracle", "wc -w", "--format", "typo"], "no number \"m\" comes before", 2),
    (&["--oracle", "wc -w", "--cases", "nosuch"], "the generator, nosuch, cannot be run", 2),
    (&["--oracle", "wc -w", "--cases", "true"], "prints nothing for the seed 1", 2),
    (&["--oracle", "wc -w", "--cases", "echo 99", "--format", "form"], "the seed 1: line 1, column 1: expected", 2),
    (&["--oracle", "wc -w", "--format", "form", "--check", "nosuch"], "the check, nosuch, cannot be run", 2),
    (&["--oracle", "wc -w", "--format", "form", "--check", "false"], "it was given the oracle's own answer", 2),
    (&["--oracle", "wc -w", "--format", "form", "--check", "true"], "accepts an empty output, too", 2),
    // What is tried is right for the one input of which the oracle knows.
    (&["--oracle", "echo 2", "--format", "one"], "remark: the oracle, echo 2, reads nothing: it answers \"2\"", 0),
    (&["--oracle", "wc -w", "--cases", "sh -c 'echo 5'"], "prints \"5\\n\" for every seed from 1 to", 2),
    (&["--oracle", "wc -w", "--cases", "sh -c 'echo $$'"], "another input when it is given the seed 1 again", 0),
    (&["--oracle", "wc -w", "--cases", "sh -c 'sleep 1.2; echo $0'"], "inputs of 300 from the slow generator; ", 0),
    (&["--oracle", "wc -w", "--cases", "sh -c 'kill -SEGV $$'"], "the generator, sh -c 'kill -SEGV $$', crashes", 2),
    (
        &["--oracle", "wc -w", "--format", "tiny", "--check", "sh -c 'grep -q 3 $1 && kill -SEGV $$; cmp $2 $3' check"],
        "check, crashes: signal: 11 (SIGSEGV); on the input",
        2,
    ),
    (
        &["--oracle", "wc -w", "--format", "tiny", "--check", "sh -c 'cmp $2 $3 && mkdir seen' check"],
        "the same output for \"1\\n\" it has accepted before",
        2,
    ),
    // An oracle that breaks beyond small inputs.
    (
        &["--oracle", "sh -c 'n=$(wc -w); echo $n; test $n -lt 50 || kill -SEGV $$'", "--format", "end-0"],
        "crashes: signal: 11 (SIGSEGV); on an input of",
        0,
    ),
    (&["--oracle", "wc -w", "--format", "empty"], "it describes no input", 2),
    (&["--oracle", "wc -w", "--format", "bracket"], "\"a[n\" is not a name", 2),
    (&["--oracle", "wc -w", "--format", "twice"], "n comes before, too", 2),
    (&["--oracle", "wc -w", "--format", "long"], "no small input has this form", 2),
    (&["--oracle", "wc -w", "--format", "board"], "small inputs, ", 0),
    (&["--oracle", "wc -w", "--format", "windows"], "inputs answered as your oracle does", 0),
    (&["--oracle", "wc -w", "--cases", "sh 'my folder/case.sh'"], "inputs answered as your oracle does", 0),
    (&["--oracle", "sh my\\ folder/count.sh", "--format", "tiny"], "inputs answered as your oracle does", 0),
    (&["--oracle", "sh \"my folder/count.sh\"", "--format", "tiny"], "inputs answered as your oracle does", 0),
    (&["--oracle", "true && wc -w", "--format", "tiny"], "as in \"sh -c 'one && other'\"", 2),
    (&["--oracle", "", "--format", "tiny"], "the oracle is an empty command", 2),
    (&["--oracle", "wc -w", "--cases", "sh 'my folder/case.sh'", "--export", "made"], " files in made", 0),
    (
        &["--oracle", "wc -w", "--format", "tiny", "--check", "sh -c 'cmp $2 $3' check", "--export", "with-check"],
        "6 files in with-check",
        0,
    ),
    (&["--oracle", "wc -w", "--format", "tiny", "--export", "a/b/c"], "6 files in a/b/c", 0),
    (&["--oracle", "wc -w", "--format", "tiny", "--export", "form"], "error: form: ", 2),
    (&["--oracle", "nosuch", "--format", "tiny", "--export", "never"], "the oracle, nosuch, cannot be run", 2),
    (&["--oracle", "wc -w", "--format", "tiny", "--export", "form/in"], "error: form/in: ", 2),
    (&["--oracle", "wc -w", "--format", "tiny", "--export", "kattis1", "--as", "kattis"], "3 cases in kattis1\n", 0),
    (&["--oracle", "wc -w", "--format", "tiny", "--export", "ini", "--as", "domjudge"], "3 cases in ini\n", 0),
    (&["--oracle", "wc -w", "--format", "tiny", "--export", "bt", "--as=bapctools"], "3 cases in bt\n", 0),
    (&["--oracle", "wc -w", "--format", "tiny", "--export", "xml", "--as", "polygon"], "solutions is empty", 0),
    (
        &[
            "--oracle",
            "wc -w",
            "--format",
            "tiny",
            "--check",
            "sh -c 'cmp $2 $3' check",
            "--export",
            "checked",
            "--as",
            "polygon",
        ],
        "Polygon takes checkers and interactors that use testlib",
        2,
    ),
    (&["--oracle", "wc -w", "--format", "tiny", "--export", "Big", "--as", "kattis"], "small letters and digits", 2),
    (&["--oracle", "wc -w", "--format", "tiny", "--export", "good", "--as", "kattis"], "good is not empty", 2),
    (&["--oracle", "wc -w", "--format", "tiny", "--export", "x", "--as", "codeforces"], "--as takes kattis, ", 2),
    (&["--oracle", "wc -w", "--format", "tiny", "--as", "kattis"], "--as needs --export DIR", 2),
];

/// What is said of a folder of cases, where the program that is tried counts words.
const IMPORTED: [(&str, &str, i32); 6] = [
    ("good", "imported cases      2 right", 0),
    ("wrong", "b.ans has \"3\", where your oracle says \"2\": the file is not believed", 0),
    ("bare", "imported cases      1 right", 0),
    ("other", "not an input of own: line 1, column 1", 2),
    ("nothing", "nothing has no file NAME.in", 2),
    ("nosuch", "error: nosuch: ", 2),
];

/// A source in each language, what it takes to run it, and the program that counts words; what is said of it.
#[rustfmt::skip]
const SOURCES: [(&str, &str, &str, &str); 8] = [
    ("a.c", "gcc", "#include <stdio.h>\nint main(void) { int n = 0; long x; while (scanf(\"%ld\", &x) == 1) n++; \
     printf(\"%d\\n\", n); }", "compiled by: gcc -O2 -std=gnu17"),
    ("a.cpp", "g++", "#include <iostream>\nint main() { int n = 0; long x; while (std::cin >> x) n++; \
     std::cout << n << '\\n'; }", "compiled by: g++ -O2 -std=gnu++17"),
    ("a.rs", "rustc", "use std::io::*; fn main() { let text = read_to_string(stdin()).unwrap(); \
     println!(\"{}\", text.split_whitespace().count()); }", "compiled by: rustc"),
    ("Main.java", "javac", "import java.util.*; public class Main { public static void main(String[] words) { \
     Scanner in = new Scanner(System.in); int n = 0; while (in.hasNext()) { in.next(); n++; } \
     System.out.println(n); } }", "compiled by: javac"),
    ("a.go", "go", "package main; import \"fmt\"; func main() { n, x := 0, 0; for { if _, e := fmt.Scan(&x); e != nil \
     { break }; n++ }; fmt.Println(n) }", "compiled by: go build"),
    ("a.py", "python3", "import sys; print(len(sys.stdin.read().split()))", "run as: python3 a.py"),
    ("a.js", "node", "console.log(require('fs').readFileSync(0, 'utf8').split(/\\s+/).filter(Boolean).length)",
     "run as: node a.js"),
    ("a.pl", "perl", "my $n = 0; while (<>) { $n += split } print \"$n\\n\"", "run as: perl a.pl"),
];

/// Programs that count words, each wrong at one end of a form only: the form, the script, and what is said of it.
const ENDS: [(&str, &str, &str); 9] = [
    ("n 1..1000\na[n] 0..10^9", "wc -w | sed s/1001/1000/", "wrong answer, on"),
    ("n 1..1000\na[n] 0..10^9", "sed 's/1000000000/1 1/g' | wc -w", "wrong answer, on"),
    ("n 1..2*10^5\na[n] -10^9..10^9", "sed 's/-1000000000/1 1/g' | wc -w", "wrong answer, on"),
    (
        "n 1..1000\na[n] 0..10^9",
        "i=$(cat); u=$(echo \"$i\" | tail -n 1 | tr ' ' '\\n' | sort -u | wc -l); n=$(echo \"$i\" | wc -w)
        test $n -gt 6 && test $u = 1 && n=0; echo $n",
        "wrong answer, on",
    ),
    (
        "n 2..1000\ntree n",
        "i=$(cat); n=$(echo \"$i\" | wc -w); one=$(echo \"$i\" | tail -n +2 | grep -cw 1)
        test $n -gt 40 && test $((2 * one + 1)) = $n && n=0; echo $n",
        "wrong answer, on star",
    ),
    (
        "n 2..300, m n-1..min(n*(n-1)/2, 1000)\nconnected graph n m",
        "i=$(cat); n=$(echo \"$i\" | wc -w); test $n = 2002 && n=0; echo $n",
        "wrong answer, on",
    ),
    (
        "tests t 1..1000\nn 1..1000\na[n] 1..9\nsum n <= 1000",
        "i=$(cat); n=$(echo \"$i\" | wc -w); test $(echo \"$i\" | head -n 1) -gt 100 && n=0; echo $n",
        "wrong answer, on the maximum number of tests",
    ),
    (
        "n 1..1000\nn lines: s word 1..9 .#",
        "i=$(cat); n=$(echo \"$i\" | wc -w); test $n = 1001 && exit 3; echo $n",
        "crashed, on",
    ),
    (
        "n 1..10^5\np[n] permutation",
        "i=$(cat); n=$(echo \"$i\" | wc -w); test $n -gt 90000 && sleep 1000; echo $n",
        "too slow, on",
    ),
];

/// Games with numbers up to 10^9 or long words, each by a program that tells the variable `wrong` what to be: the slow
/// one, which ends at 300, where it is empty; the quick one with this mistake, or with none that it knows.
const GAMES: [(&str, &str); 4] = [
    // Take 1 to half of a heap, rounded up: who moves last wins. The table is filled by the rule, and the mistakes are
    // made in what is taken from it.
    ("half", HALF),
    // Take a multiple of the smaller number from the larger one: who makes a 0 wins.
    ("euclid", EUCLID),
    // Take 1 to k of n stones; whoever has taken more wins, if the difference is more than c.
    ("lead", LEAD),
    // A word without numbers: whoever has as many letters a as b has lost.
    ("word", WORD),
];

const WORD: &str = r#"
{
    if (length($1) > 300 && wrong == "") exit 3
    first = gsub("a", "", $1)
    if (wrong == "long" && first > 40) first--
    print (first == length($1) ? "Second" : "First")
}
"#;

const HALF: &str = r#"
function value(n) {
    if (n > 300 && wrong == "") exit 3
    if (wrong == "half" && n > 200 && n % 2 == 0) return value(n / 2)
    if (wrong == "last" && n > 273 && n % 2 == 1) return int(n / 2)
    if (wrong == "rare" && n % 60 == 51) return (n + 1) / 2 - 1
    if (wrong != "") return n % 2 == 1 ? (n + 1) / 2 : n == 0 ? 0 : value(n / 2 - 1)
    return table[n]
}
function xor(a, b,    found, bit) {
    for (bit = 1; a + b > 0; bit *= 2) { found += bit * ((a + b) % 2); a = int(a / 2); b = int(b / 2) }
    return found
}
BEGIN {
    for (n = 0; n <= 300 && wrong == ""; n++) {
        split("", seen)
        for (rest = n - int((n + 1) / 2); rest < n; rest++) seen[table[rest]] = 1
        for (table[n] = 0; table[n] in seen; table[n]++);
    }
}
NR > 1 && NR % 2 == 1 {
    sum = 0
    for (i = 1; i <= NF; i++) sum = xor(sum, value($i))
    print (sum == 0 ? "Second" : "First")
}
"#;

const EUCLID: &str = r#"
function wins(a, b,    k) {
    if (a < b) return wins(b, a)
    if (a > 300 && wrong == "") exit 3
    if (wrong == "equal" && a == b && a > 222) return 0
    if (wrong == "sum" && a > 200 && (a + b) % 13 == 10) return 1
    if (b == 0) return 0
    if (wrong != "") return int(a / b) >= 2 || a == b ? 1 : !wins(b, a - b)
    if ((a, b) in known) return known[a, b]
    known[a, b] = 0
    for (k = 1; k * b <= a; k++) if (!wins(b, a - k * b)) known[a, b] = 1
    return known[a, b]
}
{ print (wins($1, $2) ? "First" : "Second") }
"#;

const LEAD: &str = r#"
function lead(n, k,    f, m, x) {
    if (n > 300 && wrong == "") exit 3
    if (wrong != "") { n %= 2 * k; return n < k ? n : 2 * k - n }
    for (m = 1; m <= n; m++) {
        f[m] = -n
        for (x = 1; x <= k && x <= m; x++) if (x - f[m - x] > f[m]) f[m] = x - f[m - x]
    }
    return f[n] + 0
}
NR > 1 {
    n = $1; k = $2; c = $3
    if (wrong == "tie" && n > 260 && lead(n, k) == c) c--
    if (wrong == "bound" && c > 90) c--
    f = lead(n, k)
    print (f > c ? "First" : f == c ? "Draw" : "Second")
}
"#;

/// The forms of these games, and the mistakes.
const MISTAKES: [(&str, &str, &[&str]); 4] = [
    ("half", "tests t 1..10\nn 1..100\na[n] 0..10^9\n", &["half", "last", "rare"]),
    ("euclid", "a 1..10^9, b 1..10^9\n", &["equal", "sum"]),
    ("lead", "tests t 1..1000\nn 1..10^9, k 1..10^9, c 0..10^9\n", &["tie", "bound"]),
    ("word", "s word 1..10^5 ab\n", &["long"]),
];

/// All of it, side by side.
pub fn problem() -> Result<(), String> {
    build([], [])?;
    let folder = tempfile::tempdir().map_err(|error| error.to_string())?;
    let folder = folder.path();
    let written = |name: &str, text: &str| fs::write(folder.join(name), text).map_err(|error| error.to_string());
    fs::create_dir(folder.join("my folder")).map_err(|error| error.to_string())?;
    let files = [
        ("my folder/count.sh", "wc -w\n"),
        ("my folder/case.sh", "echo $1 $1\n"),
        ("slow.sh", "input=$(cat)\nsleep 0.03\necho $input | wc -w\n"),
        ("cases.sh", "sleep 0.01\nseq $1\n"),
        ("form", "n 1..9\na[n] 1..10^9\n"),
        ("tiny", "n 1..3\n"),
        ("one", "n 1..1, k 1..9\n"),
        ("typo", "n 1..9\na[m] 1..10^9\n"),
        ("empty", "# n 1..9\n"),
        ("bracket", "n 1..9\na[n 1..3\n"),
        ("twice", "n 1..9\nn 1..3\n"),
        ("long", "n 10^9..10^9\na[n] 1..2\n"),
        ("board", "8 lines: s word 8 .#\n"),
        ("windows", "\u{feff}n 1..9\r\na[n] 1..10**9\r\n"),
    ];
    files.iter().try_for_each(|(name, text)| written(name, text))?;
    let imported = [
        ("good", "a.in", "2\n7 7\n"),
        ("good", "a.out", "3\n"),
        ("good", "b.in", "1\n7\n"),
        ("good", "b.ans", "2\n"),
        ("wrong", "b.in", "1\n7\n"),
        ("wrong", "b.ans", "3\n"),
        ("bare", "a.in", "1\n7\n"),
        ("other", "a.in", "x\n"),
        ("nothing", "a.txt", "1\n7\n"),
    ];
    for (under, name, text) in imported {
        fs::create_dir_all(folder.join(under)).map_err(|error| error.to_string())?;
        written(&format!("{under}/{name}"), text)?;
    }
    let run = |options: &[&str], command: &[&str]| {
        let mut attempt = Command::new(built("try"));
        attempt.current_dir(folder).args(options).args(["--shrink", "2", "--"]).args(command);
        let done = attempt.output().map_err(|error| error.to_string())?;
        let text = [done.stdout, done.stderr].map(|text| String::from_utf8_lossy(&text).into_owned()).concat();
        Ok::<_, String>((done.status.code(), text))
    };
    type Said<'a> = (&'a [&'a str], &'a str, &'a str, i32);
    let is_said = |(options, script, said, code): Said| match run(options, &["sh", "-c", script])? {
        (found, text) if found == Some(code) && text.contains(said) => Ok(()),
        (found, text) => {
            Err(format!("{options:?} -- {script}: {said:?} and exit code {code} are wanted: {found:?} {text}"))
        }
    };
    for (index, (form, ..)) in ENDS.iter().enumerate() {
        written(&format!("end-{index}"), form)?;
    }
    let at_ends = ENDS.iter().enumerate().map(|(index, &(_, script, said))| {
        let form = format!("end-{index}").leak();
        let options: Vec<&str> = vec!["--oracle", "wc -w", "--format", form, "--time-limit", "2"];
        (&*options.leak(), script, said, 1)
    });
    // What is right at all ends, but too much for the oracle at some, is said to be so.
    let slow = ["--oracle", "sh -c 'i=$(cat); test ${#i} -gt 99 && sleep 9; echo \"$i\" | wc -w'", "--format", "end-0"];
    let at_ends = at_ends.chain([(&slow[..], "wc -w", "there your program only had to finish", 0)]);
    // The large inputs of a generator: it is slow and only some are made, or the oracle is.
    let made = ["--oracle", "wc -w", "--cases", "sh -c 'sleep 0.1; seq $0'"];
    let large = "i=$(cat); n=$(echo $i | wc -w); test $n -gt 200 && n=0; echo $n";
    let generated = ["--oracle", slow[1], "--cases", "sh -c 'seq $0'"];
    let endless = ["--oracle", "sh -c 'while :; do :; done'", "--format", "tiny"];
    let at_ends = at_ends.chain([
        (&made[..], large, "of the generated inputs", 1),
        (&generated[..], "wc -w", "of them too large for your oracle", 0),
        (&endless[..], "wc -w", "does not end within ", 2),
    ]);
    // One that is wrong wherever there are words behind the first.
    let smallest = "input, the smallest found:\n1\n1\nexpected:\n2\n";
    let all = OWN.iter().map(|&(options, said, code)| (options, "wc -w", said, code));
    let all = all.chain([(OWN[0].0, "head -n 1", smallest, 1)]).chain(at_ends);
    let imported = IMPORTED.iter().map(|&(from, said, code)| {
        let options: Vec<&str> = vec!["--oracle", "wc -w", "--format", "form", "--import", from];
        (&*options.leak(), "wc -w", said, code)
    });
    each(all.chain(imported), is_said)?;
    let is_there = |command: &str| {
        Command::new(command).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok()
    };
    each(SOURCES.iter(), |&(name, needs, source, said)| {
        if !is_there(needs) {
            eprintln!("own-problem: {name} is not tried, as there is no {needs}");
            return Ok(());
        }
        // What an earlier run compiled is kept by its text.
        let is_compiled = said.starts_with("compiled by");
        let run_of = if is_compiled { format!("\n// {}\n", std::process::id()) } else { String::new() };
        written(name, &format!("{source}{run_of}"))?;
        match run(&["--oracle", "wc -w", "--format", "tiny"], &[name])? {
            (Some(0), text) if text.contains(said) && text.contains("answered as your oracle does") => Ok(()),
            (code, text) => Err(format!("{name}: {said:?} and a pass are wanted: {code:?} {text}")),
        }
    })?;
    // Mistakes that show with large numbers alone, where nearly all answers are the same.
    for (name, script) in GAMES {
        written(&format!("{name}.awk"), script)?;
    }
    let mistakes =
        MISTAKES.iter().flat_map(|(game, form, mistakes)| mistakes.iter().map(|mistake| (*game, *form, *mistake)));
    each(mistakes, |(game, form, mistake)| {
        written(&format!("{game}.form"), form)?;
        let (oracle, script) = (format!("awk -v wrong= -f {game}.awk"), format!("{game}.awk"));
        let options = ["--oracle", &oracle, "--format", &format!("{game}.form")];
        match run(&options, &["awk", "-v", &format!("wrong={mistake}"), "-f", &script])? {
            (Some(1), text) if text.contains("wrong answer, on") => Ok(()),
            (code, text) => Err(format!("{game} with the mistake {mistake} is not refused: {code:?} {text}")),
        }
    })?;
    // One without a mistake: how far the oracle goes is said, and how often each answer came.
    let options = ["--oracle", "awk -v wrong= -f half.awk", "--format", "half.form"];
    let (code, text) = run(&options, &["awk", "-v", "wrong=none", "-f", "half.awk"])?;
    let answers = text.lines().find_map(|line| line.strip_prefix("answers: First "));
    let is_counted = answers.is_some_and(|answers| {
        let numbers = answers.split([' ', ',', ';']).filter_map(|word| word.parse().ok());
        let numbers: Vec<u64> = numbers.collect();
        matches!(numbers[..], [first, second, large, rare] if first > large && second > rare && rare >= 20)
    });
    let said = ["your oracle answers numbers up to 300 within a second", " rarer answers answered as your oracle does"];
    if code != Some(0) || !is_counted || !said.iter().all(|said| text.contains(said)) {
        return Err(format!("half without a mistake: {code:?} {text}"));
    }
    // As from a keyboard: what waits for a terminal is in its background.
    if !is_there("script") {
        eprintln!("own-problem: a terminal is not tried, as there is no script");
        return Ok(());
    }
    let in_terminal =
        format!("'{}' --oracle 'sh -c \"read x </dev/tty\"' --format tiny -- cat", built("try").display());
    let mut script = Command::new("script");
    let done = script.current_dir(folder).args(["-qec", &in_terminal, "typescript"]).stdin(Stdio::null()).output();
    let text = String::from_utf8_lossy(&done.map_err(|error| error.to_string())?.stdout).into_owned();
    if !text.contains("was killed because it waited for a terminal") {
        return Err(format!("in a terminal: {text}"));
    }
    // What takes long says how far it is.
    let is_shown = |options: &str, stages: &[&str]| {
        let line = format!("'{}' --oracle 'sh slow.sh' {options}", built("try").display());
        let mut script = Command::new("script");
        let done = script.current_dir(folder).args(["-qec", &line, "typescript"]).stdin(Stdio::null()).output();
        let text = String::from_utf8_lossy(&done.map_err(|error| error.to_string())?.stdout).into_owned();
        let is_drawn = |stage: &&str| text.split('\r').any(|line| line.starts_with(*stage) && line.contains('['));
        match stages.iter().find(|stage| !is_drawn(stage)) {
            Some(stage) => Err(format!("{options}: no bar of {stage} is seen: {text}")),
            None => Ok(()),
        }
    };
    is_shown("--format form -- wc -w", &["small cases", "corner cases", "random sizes"])?;
    is_shown("--format form --export shown", &["small cases", "larger cases"])?;
    is_shown("--cases 'sh cases.sh' -- wc -w", &["generator", "generated inputs"])
}

/// Does this for each, some at the same time, as most only wait.
fn each<T: Send>(
    all: impl Iterator<Item = T> + Send,
    test: impl Fn(T) -> Result<(), String> + Sync,
) -> Result<(), String> {
    let all = Mutex::new(all);
    let next = || all.lock().expect("nobody panics while holding it").next();
    let work = || std::iter::from_fn(next).filter_map(|one| test(one).err()).collect();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(work)).collect();
        let failed = workers.into_iter().flat_map(|one: ScopedJoinHandle<Vec<String>>| one.join().expect("no panic"));
        let failed: Vec<String> = failed.collect();
        all_right(&failed)
    })
}
