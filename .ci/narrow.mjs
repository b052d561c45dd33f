// Runs programs where `usize` has 32 bits, as modules for a page.
//
// node .ci/narrow.mjs --run MODULE [ARGUMENT…]       runs one as it is: what cargo calls to run tests
// node .ci/narrow.mjs MODULES PROGRAMS INPUT…        compares what they print with what the programs of this machine
//                                                    print for the same input, which stands in a folder of their name,
//                                                    and for the first input of each program, spoilt
// node .ci/narrow.mjs --play MODULES PROGRAMS        compares what the evidence answers a page with what it answers here
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
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

/// What a program of this machine says of an input.
function native(program, input, words = []) {
    const { status, stdout, stderr } = spawnSync(program, words, { input, maxBuffer: 2 ** 28 });
    return { output: stdout, failure: status === 0 ? '' : `exit code ${status}\n${stderr}` };
}

/// Whether all programs answer alike, and there are some.
function compare([modules, programs, ...inputs]) {
    let [module, of, failed, spoilt] = [null, '', 0, 0];
    const differ = (slug, input, bytes) => {
        const [here, there] = [native(join(programs, slug), bytes), run(module, bytes)];
        if (here.failure === there.failure && here.output.equals(there.output)) return here.failure !== '';
        failed += 1;
        console.log(`${input}: ${there.failure || 'another answer'}, here ${here.failure || 'an answer'}`);
        return false;
    };
    for (const input of inputs) {
        const [slug, was] = [basename(dirname(input)), of];
        if (slug !== of) {
            module = new WebAssembly.Module(readFileSync(join(modules, `${slug}.wasm`)));
            of = slug;
        }
        const bytes = readFileSync(input);
        if (differ(slug, input, bytes)) {
            failed += 1;
            console.log(`${input} is refused`);
        }
        if (of !== was) {
            // Nothing, a last token that is no number, and half of it all.
            const text = bytes.toString();
            const bad = ['', text.replace(/\S+(\s*)$/, 'x$1'), text.slice(0, text.length / 2)];
            for (const input of bad) spoilt += differ(slug, `${slug} spoilt`, Buffer.from(input));
        }
    }
    console.log(`${inputs.length} inputs and ${spoilt} refusals, ${failed} answered otherwise`);
    return failed === 0 && inputs.length > 0 && spoilt > 0;
}

/// Whether all evidence says the same of a position that is worth playing, of the answer to its input, and of the
/// position after the machine's move.
function play([modules, programs]) {
    let failed = 0;
    const [sizes, times] = [[], []];
    const slugs = readdirSync(modules).filter(name => /^\w+\.wasm$/.test(name)).map(name => basename(name, '.wasm'));
    for (const slug of slugs) {
        const bytes = readFileSync(join(modules, `${slug}.wasm`));
        const module = new WebAssembly.Module(bytes);
        sizes.push(bytes.length);
        const ask = (request, isTimed) => {
            const line = Buffer.from(`${JSON.stringify(request)}\n`);
            const start = performance.now();
            const there = run(module, line);
            if (isTimed) times.push([Math.round(performance.now() - start), slug]);
            const here = native(join(programs, slug), line, ['play', '--json']);
            if (there.failure || !here.output.equals(there.output)) {
                failed += 1;
                console.log(`${slug}: ${line}  ${there.failure}${there.output}  ${here.failure}${here.output}`);
            }
            return JSON.parse(here.output);
        };
        const found = ask({ seed: 1 }, false);
        if (found.case !== undefined) {
            ask({ case: found.case, lines: [] }, true);
        } else if (found.error === undefined) {
            const { choice } = ask({ ...found, moves: [] }, true);
            ask({ ...found, moves: [choice] }, true);
            ask({ answer: found.input }, false);
        }
    }
    const middle = list => list.sort((a, b) => a - b)[list.length >> 1];
    times.sort(([a], [b]) => b - a);
    console.log(`${slugs.length} modules of evidence, ${middle(sizes)} bytes in the middle, at most ${sizes.at(-1)}; a reply`
        + ` in ${middle(times.map(([time]) => time))} ms, the slowest ${times.slice(0, 8).join(' ')}; ${failed} differ`);
    return failed === 0 && slugs.length > 0;
}

const [first, ...rest] = process.argv.slice(2);
const wanted = { '--run': () => runOne(rest), '--play': () => play(rest) }[first] ?? (() => compare([first, ...rest]));
process.exitCode = wanted() ? 0 : 1;
