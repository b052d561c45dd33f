// What a worker does: runs modules, each as a process with arguments, standard input, and two outputs. This function's
// text becomes the worker's script.
grundy.work = wasi => {
  const { WASI, WASIProcExit, ConsoleStdout, File, OpenFile } = wasi;
  /** @type {Map<string, WebAssembly.Module>} */
  const modules = new Map();

  /** More input is wanted. */
  class Wanting extends Error {}

  /** Standard input that stops the program where a judge has not yet answered. */
  class Heard extends OpenFile {
    /** @param {number} size */
    fd_read(size) {
      const read = super.fd_read(size);
      if (size > 0 && read.data.length === 0) throw new Wanting();
      return read;
    }
  }

  /** @param {string} packed */
  async function compiled(packed) {
    // In a page that was opened from a folder no worker of WebKitGTK can read a blob.
    const { body } = new Response(Uint8Array.from(atob(packed), letter => letter.charCodeAt(0)));
    return WebAssembly.compile(await new Response(body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
  }

  /** @param {Uint8Array[]} parts */
  const text = parts => {
    const decoder = new TextDecoder();
    return parts.map(part => decoder.decode(part, { stream: true })).join("") + decoder.decode();
  };

  /** @param {WebAssembly.Module} module @param {{ name: string, words: string[], input: string, isDialogue: boolean }} asked */
  async function run(module, { name, words, input, isDialogue }) {
    /** @type {Uint8Array[][]} */
    const printed = [[], []];
    const console = printed.map(parts => new ConsoleStdout(part => parts.push(part.slice())));
    const file = new File(new TextEncoder().encode(input));
    const process = new WASI([name, ...words], [], [isDialogue ? new Heard(file) : new OpenFile(file), ...console]);
    // The shim (0.4.2) leaves as many bytes for arguments as they have letters, and then writes all their bytes.
    process.wasiImport.args_sizes_get = (/** @type {number} */ count, /** @type {number} */ size) => {
      const view = new DataView(/** @type {WebAssembly.Memory} */ (instance.exports.memory).buffer), encoder = new TextEncoder();
      view.setUint32(count, process.args.length, true);
      view.setUint32(size, process.args.reduce((sum, arg) => sum + encoder.encode(arg).length + 1, 0), true);
      return 0;
    };
    const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: process.wasiImport });
    let [code, trap] = [0, ""], wants = false;
    const start = performance.now();
    try {
      code = process.start(/** @type {any} */ (instance));
    } catch (error) {
      if (error instanceof Wanting) wants = true;
      else if (error instanceof WASIProcExit) code = error.code;
      else [code, trap] = [134, String(/** @type {Error} */ (error).message)];
    }
    const time = performance.now() - start;
    return { output: text(printed[0]), errors: text(printed[1]), code, trap, wants, time };
  }

  self.onmessage = async ({ data }) => {
    try {
      let module = modules.get(data.name);
      if (!module) modules.set(data.name, module = await compiled(data.packed));
      self.postMessage(data.isAhead ? null : await run(module, data));
    } catch (error) {
      // Thrown outside, it becomes the error of the worker.
      setTimeout(() => { throw error; });
    }
  };
};
