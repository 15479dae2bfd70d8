import { globSync, rmSync, writeFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig } from 'tsup';

const all = 'dist/styles.ts';
const every = globSync('src/{theme,styles,motifs,components}/**/*.css.ts').sort();
writeFileSync(all, ['src/theme/global.css.ts', ...every].map((file) => `import '../${file}';\n`).join(''));

/** Styles, after the modules: `styles.css` for everything, and one sheet per brand. */
export default defineConfig({
  entry: {
    styles: all,
    'brands/potli': 'src/brands/potli/brand.css.ts',
    'brands/haat': 'src/brands/haat/brand.css.ts',
  },
  format: ['esm'],
  target: 'es2023',
  clean: false,
  dts: false,
  minify: true,
  splitting: false,
  loader: { '.woff2': 'file' },
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]';
  },
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  plugins: [
    {
      name: 'styles-only',
      buildEnd: ({ writtenFiles }) => {
        for (const { name } of writtenFiles) if (name.endsWith('.js')) rmSync(name);
        rmSync(all);
      },
    },
  ],
});
