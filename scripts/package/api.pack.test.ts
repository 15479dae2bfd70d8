import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { uiFolder } from './packUi.ts';
import { run } from './run.ts';

/** All public declarations of the package, without comments: exported names, their props and types. */
async function declarations() {
  const folder = mkdtempSync(join(tmpdir(), 'potli-api-'));
  const tsc = join(root, 'node_modules/.bin/tsc');
  // other steps look for errors in them
  const options = ['--removeComments', 'true', '--noCheck', '--singleThreaded'];
  await run(uiFolder, tsc, '-p', 'tsconfig.build.json', '--outDir', folder, ...options);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.d.ts') && !name.endsWith('.css.d.ts'))
    .sort();
  const text = files.map((name) => `// ${name}\n${readFileSync(join(folder, name), 'utf8')}`).join('\n');
  rmSync(folder, { recursive: true });
  return text;
}

it('keeps its exported names and prop types', async () => {
  await expect(await declarations()).toMatchFileSnapshot('ui.api.txt');
});
