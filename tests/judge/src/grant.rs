//! What a program may use, what it used, and what was too much.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

/// The stack of a program: what the least generous judges leave.
const STACK: u64 = 1 << 20;

/// The time of a program, in milliseconds, where the judge's is not known.
const USUAL_TIME: u32 = 2000;

/// The memory of a program, in MiB, where the judge's is not known.
const USUAL_MEMORY: u32 = 256;

/// More than so many halves of what is granted no busy machine makes of less.
pub const CLEARLY: u32 = 3;

/// What the judge grants a program.
#[derive(Clone, Copy)]
pub struct Limits {
    /// Time in milliseconds, if known.
    pub time: Option<u32>,
    /// Memory in MiB, if known.
    pub memory: Option<u32>,
}

impl Limits {
    /// There is no judge, or nobody knows what it grants.
    pub const UNKNOWN: Self = Self { time: None, memory: None };

    /// Both limits: time in milliseconds, memory in MiB.
    pub const fn known(time: u32, memory: u32) -> Self {
        Self { time: Some(time), memory: Some(memory) }
    }
}

/// What a program may use.
#[derive(Clone, Copy)]
pub struct Grant {
    /// User and system time.
    pub cpu: Duration,
    /// Resident memory, in bytes.
    pub memory: u64,
    /// The stack, in bytes.
    pub stack: u64,
}

impl Grant {
    /// What the judge grants, or the usual where that is not known, on a stack of 1 MiB.
    pub fn of(limits: Limits) -> Self {
        let cpu = Duration::from_millis(limits.time.unwrap_or(USUAL_TIME).into());
        Self { cpu, memory: u64::from(limits.memory.unwrap_or(USUAL_MEMORY)) << 20, stack: STACK }
    }

    /// Whether a slower machine could make more than is granted of this time.
    pub fn is_near(self, cpu: Duration) -> bool {
        CLEARLY * cpu / 2 > self.cpu
    }

    /// Fails where more was used.
    pub fn allows(self, used: Usage) -> Result<(), Excess> {
        match used {
            Usage { cpu, .. } if cpu > self.cpu => Err(Excess::Time(cpu, self.cpu)),
            Usage { memory, .. } if memory > self.memory => Err(Excess::Memory(memory, self.memory)),
            _ => Ok(()),
        }
    }
}

/// What a process used.
#[derive(Clone, Copy, Debug)]
pub struct Usage {
    /// User and system time.
    pub cpu: Duration,
    /// The peak of resident memory, in bytes.
    pub memory: u64,
    /// The pages that the system handed over, where it says so.
    pub faults: u64,
}

/// What was used that the judge does not grant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Excess {
    /// CPU time, and how much there may be.
    Time(Duration, Duration),
    /// Bytes of memory, and how many there may be.
    Memory(u64, u64),
}

impl Display for Excess {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        match self {
            Self::Time(used, granted) => write!(f, "{used:.2?} of CPU time, above {granted:.2?}"),
            Self::Memory(used, granted) => write!(f, "{} MiB, above {} MiB", used.div_ceil(1 << 20), granted >> 20),
        }
    }
}

impl Excess {
    /// Whether a busy machine may have made it of less.
    pub fn is_doubtful(&self) -> bool {
        matches!(self, Self::Time(used, granted) if *used <= CLEARLY * *granted / 2)
    }
}

impl From<Excess> for String {
    fn from(excess: Excess) -> Self {
        excess.to_string()
    }
}
