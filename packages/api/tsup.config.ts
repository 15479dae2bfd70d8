import { defineConfig } from 'tsup';
import { buildTargets } from '../../apps/web/baseline/browsers.ts';
import manifest from './package.json' with { type: 'json' };

/** What others may import, and the commands; the rest becomes shared chunks. Types come from tsc. */
export default defineConfig({
  entry: [...Object.values(manifest.exports), 'src/cli/main.ts'],
  format: ['esm'],
  target: buildTargets,
  clean: true,
  dts: false,
});
