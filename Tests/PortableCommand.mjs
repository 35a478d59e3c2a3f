// Runs the command of PortableCommand.c with the input and the output of this process: node PortableCommand.mjs MODULE
import { readFileSync, readSync, writeSync } from 'node:fs';

/** Reads or writes the parts of memory that a call of WASI names. */
function transfer(file, parts, count, result, action) {
  const { buffer } = exports.memory;
  const view = new DataView(buffer);
  let total = 0;
  for (let part = parts; part < parts + 8 * count; part += 8) {
    total += action(file, new Uint8Array(buffer, view.getUint32(part, true), view.getUint32(part + 4, true)));
  }
  view.setUint32(result, total, true);
  return 0;
}

const { exports } = await WebAssembly.instantiate(await WebAssembly.compile(readFileSync(process.argv[2])), {
  wasi_snapshot_preview1: {
    fd_read: (...call) => transfer(...call, readSync),
    fd_write: (...call) => transfer(...call, writeSync),
  },
});
exports._start();
