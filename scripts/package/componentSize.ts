import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { uiFolder } from './packUi.ts';

const dist = join(uiFolder, 'dist');

/** The most that a Button may add to the script of an app, in bytes. */
export const BUTTON_BYTES = 1200;

/**
 * What an app that imports one component loads for it, in bytes of brotli: the minified script without React, and its
 * own style sheet. The package must be built.
 */
export async function componentSize(name: string): Promise<{ script: number; styles: number }> {
  const entry = 'virtual:entry';
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'one-component',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? `export { ${name} } from '${dist}/components/${name}/${name}.js';` : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input: entry, external: /^react(-dom)?($|\/)/, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  const sheet = readFileSync(join(dist, `sheets/${name}.css`));
  return { script: brotliCompressSync(code).length, styles: brotliCompressSync(sheet).length };
}
