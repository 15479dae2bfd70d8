import { writeSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Preloaded by `node --import`: says at the end whether a module whose path matches `SAY_LOADED` was loaded. CommonJS only. */
const { cache } = createRequire(import.meta.url);

process.on('exit', () => {
  const asked = new RegExp(process.env.SAY_LOADED ?? '');
  writeSync(2, `loaded: ${Object.keys(cache).some((path) => asked.test(path))}\n`);
});
