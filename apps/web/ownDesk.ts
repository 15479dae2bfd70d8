import { existsSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultServerConditions, type Plugin, type Rolldown } from 'vite';
import { checkDesk } from './checkDesk.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'own/desk');
const file = path.join(folder, 'desk.tsx');
const replaced = path.join(import.meta.dirname, 'src/features/ownDesk/emptyDesk.ts');

const isOwn = (importer?: string) => importer?.startsWith(folder + path.sep) ?? false;

/** Packages are those of this app, so that there is one React; what the app has not is looked for beside the folder. */
const resolvePackages: Plugin = {
  name: 'potli:own-desk-packages',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!isOwn(importer) || !/^[\w@]/.test(source)) return null;
    return this.resolve(source, path.join(import.meta.dirname, 'package.json'), { skipSelf: true });
  },
};

/** Runs the file as a program of its own, without what it loads later. @throws where what it exports is wrong */
async function checkFile(): Promise<void> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    plugins: [resolvePackages, vanillaExtractPlugin()],
    resolve: { conditions: ['source', ...defaultServerConditions] },
    ssr: { noExternal: true },
    build: { ssr: file, write: false, rolldownOptions: { output: { codeSplitting: false } } },
  });
  const [{ code }] = (result as Rolldown.RolldownOutput).output;
  const { desk } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { desk?: unknown };
  checkDesk(path.relative(root, file), desk);
}

/**
 * Puts the pages and columns of the operator's own into the client of the admin area (docs/desk-of-your-own.md): `own/desk/desk.tsx`
 * takes the place of a file without any. Other clients and the server never read it.
 */
export function ownDesk(): Plugin[] {
  if (!existsSync(folder)) return [];
  return [
    resolvePackages,
    { name: 'potli:own-desk-check', configResolved: checkFile },
    {
      name: 'potli:own-desk',
      // in development there is one client
      applyToEnvironment: ({ name, config }) => name === (config.command === 'build' ? 'admin' : 'client'),
      load: {
        filter: { id: replaced },
        handler: () => `export { desk } from ${JSON.stringify(file)};`,
      },
    },
  ];
}
