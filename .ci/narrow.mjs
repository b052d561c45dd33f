// Runs programs where `usize` has 32 bits, as modules for a page.
//
// node .ci/narrow.mjs --run MODULE [ARGUMENT…]       runs one as it is: what cargo calls to run tests
// node .ci/narrow.mjs MODULES PROGRAMS INPUT…        compares what they print with what the programs of this machine
//                                                    print for the same input, which stands in a folder of their name
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

// The worker of the pages has the same.
const grundy = {};
new Function('grundy', readFileSync(new URL('../tools/site/web/wasi.js', import.meta.url), 'utf8'))(grundy);
const { ConsoleStdout, File, OpenFile, WASI } = grundy.wasi();

/// Runs a module to its end: what it has printed, and why it failed, if it did.
function run(module, input, words = []) {
    const printed = [[], []];
    const [out, errors] = printed.map(parts => new ConsoleStdout(part => parts.push(part)));
    const wasi = new WASI(words, [], [new OpenFile(new File(input)), out, errors]);
    let failure = '';
    try {
        const code = wasi.start(new WebAssembly.Instance(module, { wasi_snapshot_preview1: wasi.wasiImport }));
        failure = code === 0 ? '' : `exit code ${code}`;
    } catch (error) {
        failure = error.message;
    }
    const [output, said] = printed.map(parts => Buffer.concat(parts));
    return { output, failure: failure && `${failure}\n${said}` };
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
