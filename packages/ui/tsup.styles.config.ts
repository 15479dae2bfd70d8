import { globSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';
import { buildTargets } from '../../apps/web/baseline/browsers.ts';
import { withHoverOnly } from '../../apps/web/hoverOnly.ts';
import { inLayer, layerOrder } from './publish/cascadeLayers.ts';
import { changeStyles } from './publish/changeStyles.ts';

import { identifiers } from './publish/identifiers.ts';

const foldersOf = (room: string) =>
  readdirSync(`src/${room}`, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Main files of components and motifs, by name. */
const modules = ['components', 'motifs'].flatMap((room) =>
  foldersOf(room).map((name) => [name, `src/${room}/${name}/${name}.tsx`] as const),
);
const everyStyle = globSync('src/{theme,styles,motifs,components}/**/*.css.ts').filter(
  (file) => !file.includes('reset'),
);

// through the modules first: their imports have the order that a bundler of the sources sees
const all = 'dist/styles.ts';
const files = [...modules.map(([, file]) => file), ...everyStyle.sort()];
writeFileSync(all, files.map((file, n) => `export * as file${n} from '../${file}';\n`).join(''));

const sheets = (entry: Record<string, string>, inject: string[]): Options => ({
  entry,
  format: ['esm'],
  target: buildTargets,
  clean: false,
  dts: false,
  minify: true,
  splitting: false,
  loader: { '.woff2': 'file' },
  banner: { css: layerOrder },
  inject,
  esbuildOptions: (options) => {
    options.assetNames = 'fonts/[name]';
  },
  esbuildPlugins: [
    changeStyles(vanillaExtractPlugin({ identifiers }), (styles, path) => inLayer(withHoverOnly(styles), path)),
  ],
  plugins: [
    {
      name: 'styles-only',
      buildEnd: ({ writtenFiles }) => {
        for (const { name } of writtenFiles) if (name.endsWith('.js')) rmSync(name);
        if (entry.styles) rmSync(entry.styles);
      },
    },
  ],
});

/**
 * Styles, after the modules: a sheet for everything and one for each component, which all begin with what every element
 * of the package needs; one sheet for each brand; and the reset of a page.
 */
export default defineConfig([
  sheets({ styles: all, ...Object.fromEntries(modules.map(([name, file]) => [`sheets/${name}`, file])) }, [
    'src/theme/base.css.ts',
  ]),
  sheets(
    {
      reset: 'src/theme/reset.css.ts',
      ...Object.fromEntries(foldersOf('brands').map((name) => [`brands/${name}`, `src/brands/${name}/brand.css.ts`])),
    },
    [],
  ),
]);
