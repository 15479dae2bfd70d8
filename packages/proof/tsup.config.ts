import { defineConfig } from 'tsup';
import manifest from './package.json' with { type: 'json' };

/** What others may import; and the command; the rest becomes shared chunks. Types come from tsc. */
export default defineConfig({
  entry: [...Object.values(manifest.exports), 'src/cli/main.ts'],
  format: ['esm'],
  target: 'es2023',
  clean: true,
  dts: false,
});
