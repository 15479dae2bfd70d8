import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

/** One file per component, so that a consumer bundles only what it imports; types come from tsc. */
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.{stories,test}.{ts,tsx}', '!src/**/stories/**'],
  format: ['esm'],
  target: 'es2023',
  loader: { '.woff2': 'file' },
  clean: true,
  dts: false,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
});
