import { rmSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';
import { buildTargets } from '../../apps/web/baseline/browsers.ts';
import { withClientDirective } from './publish/clientDirective.ts';
import { identifiers } from './publish/identifiers.ts';

/**
 * Modules: one file per component, so that a consumer bundles only what it imports. Types come from tsc, styles from
 * tsup.styles.config.ts: the copies that arise here are dropped.
 */
export default defineConfig({
  entry: [
    'src/**/*.{ts,tsx}',
    '!src/**/*.{stories,test}.{ts,tsx}',
    '!src/**/{stories,docs}/**',
    '!src/{brands,components,motifs,styles}/**/*.css.ts',
    '!src/theme/global.css.ts',
    // preloads are named by Vite's own `?url`
    '!src/brands/*/fontPreloads.ts',
  ],
  format: ['esm'],
  target: buildTargets,
  clean: true,
  dts: false,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers })],
  plugins: [
    {
      name: 'modules-only',
      renderChunk: (code) => ({ code: withClientDirective(code.replace(/^import ["'][^"']+\.css["'];\n/gm, '')) }),
      buildEnd: ({ writtenFiles }) => {
        for (const { name } of writtenFiles) if (name.endsWith('.css')) rmSync(name);
      },
    },
  ],
});
