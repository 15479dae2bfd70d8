import path from 'node:path';
import { defineConfig } from 'vite';
import { libraries, packedFolder } from './packedLibraries.ts';
import { root } from './root.ts';

/** Packs each library of the server that consists of hundreds of small files into a few. */
export default defineConfig({
  root: path.join(root, 'apps/server'),
  publicDir: false,
  logLevel: 'warn',
  ssr: { noExternal: ['drizzle-orm'], external: ['pg'] },
  build: {
    ssr: true,
    target: 'node24',
    outDir: packedFolder,
    emptyOutDir: true,
    rolldownOptions: {
      input: Object.fromEntries([...libraries].map(([name, file]) => [file, name])),
      output: { entryFileNames: '[name].js' },
    },
  },
});
