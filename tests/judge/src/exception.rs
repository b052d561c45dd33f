//! How programs end on Windows: by exit codes, some of which are exceptions.

/// The exit code of a program that was ended for its CPU time: that of a job whose time is over.
pub const OUT_OF_TIME: u32 = 1816;

/// A linker option as judges have it, in the words of gcc's and Microsoft's.
const STACK: &str = "stack overflow: judges give a larger stack, as -Wl,--stack,268435456 does, or /F268435456 of \
                     Microsoft's compiler";

const NAMES: [(u32, &str); 15] = [
    (0x8000_0003, "breakpoint"),
    (0xC000_0005, "access violation"),
    (0xC000_0006, "a page could not be read"),
    (0xC000_0017, "no more memory"),
    (0xC000_001D, "illegal instruction"),
    (0xC000_008E, "floating-point division by zero"),
    (0xC000_0094, "division by zero"),
    (0xC000_0095, "integer overflow"),
    (0xC000_00FD, STACK),
    (0xC000_012D, "no more memory"),
    (0xC000_0135, "a DLL was not found: linking with -static needs none"),
    (0xC000_0139, "a function was not found in a DLL: linking with -static needs none"),
    (0xC000_013A, "ended by Ctrl-C"),
    (0xC000_0374, "heap corruption"),
    (0xC000_0409, "it ended itself, as abort() or an overrun buffer does"),
];

/// The exception of which this exit code is the number, in words; nothing where a program gives such a code by itself.
pub fn exception(code: u32) -> Option<String> {
    let name = NAMES.iter().find(|(number, _)| *number == code).map(|(_, name)| *name);
    // Errors of the system have these four bits, and nothing else has: −1 has all.
    let is_of_system = code >> 28 == 0xC;
    match name {
        Some(name) => Some(format!("0x{code:08X}, {name}")),
        None => is_of_system.then(|| format!("0x{code:08X}")),
    }
}

/// What an exit code says beside its number, where it is none of an exception.
pub fn remark(code: i32) -> &'static str {
    // So ends what is linked with the library that MinGW takes.
    if code == 3 { ", as abort() gives it" } else { "" }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exceptions_are_named_and_exit_codes_are_not() {
        let named = |code: i32| exception(code as u32);
        assert_eq!(named(-1_073_741_819).as_deref(), Some("0xC0000005, access violation"));
        assert_eq!(named(-1_073_741_676).as_deref(), Some("0xC0000094, division by zero"));
        assert!(exception(0xC000_00FD).is_some_and(|name| name.starts_with("0xC00000FD, stack overflow: ")));
        assert_eq!(exception(0xC000_0420).as_deref(), Some("0xC0000420"));
        assert_eq!([0, 1, 3, 255, 1816, -1, i32::MIN].map(named), [const { None }; 7]);
        assert!(NAMES.is_sorted_by_key(|(code, _)| *code));
        assert_eq!((remark(3), remark(1)), (", as abort() gives it", ""));
    }
}
