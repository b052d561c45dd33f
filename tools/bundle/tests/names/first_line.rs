#!/usr/bin/env run-cargo-script
#![allow(unused)] struct P { x: u8, y: u8 } macro_rules! q { () => { 1 }; (1) => { 2 } }
use std::collections::{HashMap, HashSet}; trait T { fn f(&self) {} } fn main() { println!("{}", q!()); }
