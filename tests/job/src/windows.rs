//! The calls.

use std::io::{Error, Result};
use std::time::Duration;

use windows_sys::Win32::Foundation::{CloseHandle, HANDLE};
use windows_sys::Win32::System::JobObjects::{
    AssignProcessToJobObject, CreateJobObjectW, JOB_OBJECT_LIMIT_JOB_MEMORY, JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE,
    JOBOBJECT_BASIC_ACCOUNTING_INFORMATION, JOBOBJECT_EXTENDED_LIMIT_INFORMATION, JOBOBJECTINFOCLASS,
    JobObjectBasicAccountingInformation, JobObjectExtendedLimitInformation, QueryInformationJobObject,
    SetInformationJobObject,
};
use windows_sys::Win32::System::Threading::{GetCurrentProcess, OpenProcess, PROCESS_TERMINATE, TerminateProcess};

/// The job of this process.
pub struct Job(HANDLE);

// SAFETY: a handle is a number that every thread of the process may use at any time.
#[allow(unsafe_code)]
unsafe impl Send for Job {}

// SAFETY: the same.
#[allow(unsafe_code)]
unsafe impl Sync for Job {}

/// What the processes of a job have used together, those that have ended among them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Used {
    /// User and system time.
    pub cpu: Duration,
    /// The most memory that they had at a time, in bytes: what was promised to them, used or not. 0 where the system
    /// does not count it; then it counts no time, either.
    pub memory: u64,
}

/// Where there is no limit of memory, one that no machine reaches: without a limit it might not be counted.
const BOUNDLESS: u64 = 1 << 42;

impl Job {
    /// Puts this process into a job of its own, and with it what it starts from now on. When this process has ended,
    /// all others of the job are ended. Together they may have so many bytes of memory; 0 is no limit.
    ///
    /// # Errors
    /// If the system refuses it.
    pub fn enter(memory: u64) -> Result<Self> {
        // SAFETY: both pointers may be null, for no security and no name.
        #[allow(unsafe_code)]
        let handle = unsafe { CreateJobObjectW(std::ptr::null(), std::ptr::null()) };
        if handle.is_null() {
            return Err(Error::last_os_error());
        }
        // It is never closed: this process would end with its job.
        let job = Self(handle);
        let mut limits = JOBOBJECT_EXTENDED_LIMIT_INFORMATION::default();
        limits.BasicLimitInformation.LimitFlags = JOB_OBJECT_LIMIT_KILL_ON_JOB_CLOSE | JOB_OBJECT_LIMIT_JOB_MEMORY;
        let memory = if memory == 0 { BOUNDLESS } else { memory };
        limits.JobMemoryLimit = usize::try_from(memory).unwrap_or(usize::MAX);
        let size = size_of_val(&limits) as u32;
        // SAFETY: the handle is that of a job, and the pointer leads to what this class of information is, of this
        // size.
        #[allow(unsafe_code)]
        let is_set = unsafe {
            SetInformationJobObject(handle, JobObjectExtendedLimitInformation, (&raw const limits).cast(), size)
        };
        // SAFETY: the handle is that of a job, and that of this process needs no closing.
        #[allow(unsafe_code)]
        let is_in = is_set != 0 && unsafe { AssignProcessToJobObject(handle, GetCurrentProcess()) } != 0;
        if is_in { Ok(job) } else { Err(Error::last_os_error()) }
    }

    /// What its processes have used, this one among them.
    ///
    /// # Errors
    /// If the system does not say so.
    pub fn used(&self) -> Result<Used> {
        if cfg!(feature = "stand-in") {
            return Ok(stand_in());
        }
        let times: JOBOBJECT_BASIC_ACCOUNTING_INFORMATION = self.asked(JobObjectBasicAccountingInformation)?;
        let limits: JOBOBJECT_EXTENDED_LIMIT_INFORMATION = self.asked(JobObjectExtendedLimitInformation)?;
        // In tenths of a microsecond.
        let ticks = times.TotalUserTime.saturating_add(times.TotalKernelTime);
        let cpu = Duration::from_nanos(u64::try_from(ticks).unwrap_or(0).saturating_mul(100));
        Ok(Used { cpu, memory: limits.PeakJobMemoryUsed as u64 })
    }

    /// What the system says of this class of information, which is a `T`.
    fn asked<T: Default>(&self, class: JOBOBJECTINFOCLASS) -> Result<T> {
        let mut said = T::default();
        let size = size_of::<T>() as u32;
        // SAFETY: the handle is that of a job, and the pointer leads to a value of this size, in which every number is
        // allowed: both structures hold nothing else.
        #[allow(unsafe_code)]
        let is_said =
            unsafe { QueryInformationJobObject(self.0, class, (&raw mut said).cast(), size, std::ptr::null_mut()) };
        if is_said == 0 { Err(Error::last_os_error()) } else { Ok(said) }
    }
}

/// What the variable `JOB_USES` says: microseconds and bytes.
fn stand_in() -> Used {
    let said = std::env::var("JOB_USES").unwrap_or_default();
    let mut numbers = said.split(' ').map(|number| number.parse().unwrap_or(0));
    let mut next = || numbers.next().unwrap_or(0);
    Used { cpu: Duration::from_micros(next()), memory: next() }
}

/// Ends a process; one that has ended by itself is left alone.
pub fn end(pid: u32) {
    // SAFETY: the call takes any number; what it gives is closed below.
    #[allow(unsafe_code)]
    let process = unsafe { OpenProcess(PROCESS_TERMINATE, 0, pid) };
    if !process.is_null() {
        // SAFETY: the handle was opened for this, and is used no more.
        #[allow(unsafe_code)]
        unsafe {
            TerminateProcess(process, 1);
            CloseHandle(process);
        }
    }
}
