// Runs programs where `usize` has 32 bits, as modules for a page.
//
// node .ci/narrow.mjs --run MODULE [ARGUMENT…]       runs one as it is: what cargo calls to run tests
// node .ci/narrow.mjs MODULES PROGRAMS INPUT…        compares what they print with what the programs of this machine
//                                                    print for the same input, which stands in a folder of their name
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/// Runs a module to its end: what it has printed, and why it failed, if it did. It has the part of WASI that programs
/// need, which read one file and print two. (Node's own WASI is not made for a thousand runs in a process.)
function run(module, input, words = []) {
    const printed = ['', [], []];
    let [memory, taken] = [null, 0];
    // The pieces of memory that a list at `from` names.
    const pieces = (from, count) => {
        const words = new Uint32Array(memory.buffer, from, 2 * count);
        return Array.from({ length: count }, (_, i) => new Uint8Array(memory.buffer, words[2 * i], words[2 * i + 1]));
    };
    const done = (at, bytes) => (new DataView(memory.buffer).setUint32(at, bytes, true), 0);
    const NOT_OPEN = 8;
    const wasi = {
        fd_read(_, from, count, at) {
            const start = taken;
            for (const piece of pieces(from, count)) {
                const part = input.subarray(taken, taken + piece.length);
                piece.set(part);
                taken += part.length;
            }
            return done(at, taken - start);
        },
        fd_write(file, from, count, at) {
            const parts = pieces(from, count).map(piece => Buffer.from(piece));
            printed[file].push(...parts);
            return done(at, parts.reduce((sum, part) => sum + part.length, 0));
        },
        proc_exit(code) {
            throw new Error(`exit code ${code}`);
        },
        random_get: (at, length) => (new Uint8Array(memory.buffer, at, length).fill(7), 0),
        environ_sizes_get: (count, size) => (done(count, 0), done(size, 0)),
        args_sizes_get: (count, size) => (done(count, words.length), done(size, words.join(' ').length + 1)),
        args_get(list, text) {
            for (const [index, word] of words.entries()) {
                done(list + 4 * index, text);
                new Uint8Array(memory.buffer, text).set(Buffer.from(`${word}\0`));
                text += word.length + 1;
            }
            return 0;
        },
        fd_prestat_get: () => NOT_OPEN,
        fd_fdstat_get: () => NOT_OPEN,
    };
    const nothing = new Proxy(wasi, { get: (known, name) => known[name] ?? (() => 0) });
    const instance = new WebAssembly.Instance(module, { wasi_snapshot_preview1: nothing });
    memory = instance.exports.memory;
    let failure = '';
    try {
        instance.exports._start();
    } catch (error) {
        failure = error.message;
    }
    const errors = Buffer.concat(printed[2]).toString();
    return { output: Buffer.concat(printed[1]), failure: failure && `${failure}\n${errors}` };
}

/// Runs one module, and prints what it prints.
function runOne([path, ...words]) {
    const { output, failure } = run(new WebAssembly.Module(readFileSync(path)), Buffer.alloc(0), [path, ...words]);
    process.stdout.write(output);
    process.stderr.write(failure);
    return failure === '';
}

/// Whether all programs answer alike, and there are some.
function compare([modules, programs, ...inputs]) {
    let [module, of, failed] = [null, '', 0];
    for (const input of inputs) {
        const slug = basename(dirname(input));
        if (slug !== of) {
            module = new WebAssembly.Module(readFileSync(join(modules, `${slug}.wasm`)));
            of = slug;
        }
        const bytes = readFileSync(input);
        const native = spawnSync(join(programs, slug), { input: bytes, maxBuffer: 2 ** 28 });
        const { output, failure } = run(module, bytes);
        if (failure || native.status !== 0 || !native.stdout.equals(output)) {
            failed += 1;
            console.log(`${input}: ${failure || 'another answer'}`);
        }
    }
    console.log(`${inputs.length} inputs, ${failed} answered otherwise`);
    return failed === 0 && inputs.length > 0;
}

const [first, ...rest] = process.argv.slice(2);
process.exitCode = (first === '--run' ? runOne(rest) : compare([first, ...rest])) ? 0 : 1;
