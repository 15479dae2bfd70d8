import { defineConfig } from 'tsup';
import { buildTargets } from '../../apps/web/baseline/browsers.ts';
import manifest from './package.json' with { type: 'json' };

/** What others may import; the rest becomes shared chunks. Types come from tsc. */
export default defineConfig({
  entry: Object.values(manifest.exports),
  format: ['esm'],
  target: buildTargets,
  clean: true,
  dts: false,
});
