import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';

const browser = join(import.meta.dirname, 'browser');

const toAssetName = ({ names: [name = ''] }: { names: string[] }) =>
  name.endsWith('.css') ? 'assets/site.css' : 'assets/[name][extname]';

/**
 * Writes the script, the stylesheet and the fonts of all pages into `assets/` of the folder. The script is a classic one,
 * which also runs in a page opened from the disk.
 */
export async function bundle(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: browser,
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir: folder,
      emptyOutDir: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(browser, 'site.ts'),
        output: { format: 'iife', entryFileNames: 'assets/site.js', assetFileNames: toAssetName },
      },
    },
  });
}
