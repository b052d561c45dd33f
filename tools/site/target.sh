#!/usr/bin/env bash
# Brings what `cargo site` builds programs for a page with, and prints what a shell has to export so that
# `cargo build --target wasm32-wasip1` does:
#
#     eval "$(tools/site/target.sh)"
#
# Where rustup reaches its server, it adds the target. Where only package registries are reached, Debian's compiler for
# the web and the source of its library are installed, and cargo builds the library for itself.
set -euo pipefail

if rustup target add wasm32-wasip1 >&2; then
    exit
fi
packages=(rustc-web rust-web-src wasi-libc)
if ! dpkg --status "${packages[@]}" >/dev/null 2>&1; then
    (apt-get update && apt-get install --yes --no-install-recommends "${packages[@]}") >&2
fi
compiler=$(dpkg -L rustc-web | grep 'bin/rustc$')
libc=$(dirname "$(dpkg -L wasi-libc | grep 'wasm32-wasi/crt1-command.o$')")
linker=$(ls "$(rustc --print sysroot)"/lib/rustlib/*/bin/rust-lld)
"$compiler" --version >&2
dpkg-query --show wasi-libc >&2
cat <<EXPORTS
export RUSTC="$compiler" RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=std,panic_abort
export CARGO_TARGET_WASM32_WASIP1_LINKER="$linker"
export CARGO_TARGET_WASM32_WASIP1_RUSTFLAGS="-Clink-self-contained=no -Clink-arg=$libc/crt1-command.o -L$libc"
EXPORTS
