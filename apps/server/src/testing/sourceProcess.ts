import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Options of Node for a process that runs sources. */
export const sourceOptions = [
  '--conditions=source',
  `--import=${pathToFileURL(join(import.meta.dirname, '..', 'importFast.ts')).href}`,
];

/** Hundreds of modules are compiled once, not at each start. */
export const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache') };
