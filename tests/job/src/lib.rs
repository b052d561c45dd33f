//! On Windows: a process and all that it starts as one, which is called a job. It ends as a whole, its memory has a
//! limit, and what it uses is summed. On other systems there is nothing here.
//!
//! Its limits and numbers follow Microsoft's documentation and have not been tried on Windows itself: Wine, under which
//! the rest was tried, keeps no limit, and all of its numbers are 0.

#[cfg(windows)]
mod windows;

#[cfg(windows)]
pub use windows::{Job, Used, end};
