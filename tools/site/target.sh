#!/usr/bin/env bash
# Brings what programs are built with for a page, or for Windows, and prints what a shell has to export so that
# `cargo build --target wasm32-wasip1` does, which is the target where none is named:
#
#     eval "$(tools/site/target.sh)"
#     eval "$(tools/site/target.sh x86_64-pc-windows-gnu)"
#
# Where rustup reaches its server, it adds the target. Where only package registries are reached, Debian's compiler for
# the web and the source of its library are installed, and cargo builds the library for itself.
set -euo pipefail

target=${1:-wasm32-wasip1}
gcc=x86_64-w64-mingw32-gcc-posix
if rustup target add "$target" >&2; then
    if [ "$target" = x86_64-pc-windows-gnu ]; then echo "export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=$gcc"; fi
    exit
fi
packages=(rustc-web rust-web-src)
if [ "$target" = wasm32-wasip1 ]; then packages+=(wasi-libc); fi
if ! dpkg --status "${packages[@]}" >/dev/null 2>&1; then
    (apt-get update && apt-get install --yes --no-install-recommends "${packages[@]}") >&2
fi
compiler=$(dpkg -L rustc-web | grep 'bin/rustc$')
"$compiler" --version >&2
if [ "$target" = x86_64-pc-windows-gnu ]; then
    cat <<EXPORTS
export RUSTC="$compiler" RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=std,panic_abort
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER="$gcc"
export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUSTFLAGS="-Cpanic=abort -Clink-self-contained=no"
EXPORTS
    exit
fi
libc=$(dirname "$(dpkg -L wasi-libc | grep 'wasm32-wasi/crt1-command.o$')")
linker=$(ls "$(rustc --print sysroot)"/lib/rustlib/*/bin/rust-lld)
dpkg-query --show wasi-libc >&2
cat <<EXPORTS
export RUSTC="$compiler" RUSTC_BOOTSTRAP=1 CARGO_UNSTABLE_BUILD_STD=std,panic_abort
export CARGO_TARGET_WASM32_WASIP1_LINKER="$linker"
export CARGO_TARGET_WASM32_WASIP1_RUSTFLAGS="-Clink-self-contained=no -Clink-arg=$libc/crt1-command.o -L$libc"
EXPORTS
