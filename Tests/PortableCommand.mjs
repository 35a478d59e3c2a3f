// Runs a command of WASI, such as that of PortableCommand.c, with the input and the output of this process.
import { readFileSync } from 'node:fs';
import { WASI } from 'node:wasi';

const wasi = new WASI({ version: 'preview1' });
const module = await WebAssembly.compile(readFileSync(process.argv[2]));
wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
