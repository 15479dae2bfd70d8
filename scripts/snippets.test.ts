import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './lib/root.ts';
import { runCommand } from './lib/runCommand.ts';
import { trackedFiles } from './lib/trackedFiles.ts';

const SNIPPET = /^ *```(?:ts|tsx|typescript)\n([\s\S]*?)^ *```$/gm;
const folder = join(root, '.tsbuild/snippets');

/** As the tools of the repository, with the sources of the packages instead of their built types. */
const config = {
  extends: '../../tsconfig.tools.json',
  compilerOptions: {
    composite: false,
    noEmit: true,
    emitDeclarationOnly: false,
    declaration: false,
    noUnusedLocals: false,
    rootDir: '../..',
    // consumers have these; here they are installed beside the package that needs them only, or no tool needs them
    paths: {
      lucide: ['../../packages/ui/node_modules/lucide'],
      'react-hook-form': ['../../packages/ui/node_modules/react-hook-form'],
      '@potli/proof': ['../../packages/proof/src/index.ts'],
    },
  },
  include: ['*'],
  references: [],
};

/** Type errors of the snippets, by the names of their files. */
async function typeErrors(snippets: Map<string, string>): Promise<string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  for (const [name, text] of snippets) writeFileSync(join(folder, name), text);
  // as the step of types (lib/steps.ts)
  const { exitCode, output } = await runCommand(`env GOGC=400 tsc -p ${folder} --pretty false --singleThreaded`);
  return exitCode === 0 ? [] : output.trim().split('\n');
}

test('TypeScript in the docs compiles', { timeout: 60_000 }, async () => {
  const snippets = new Map<string, string>();
  for (const path of trackedFiles().filter((file) => /\.mdx?$/.test(file) && !file.startsWith('.changeset/'))) {
    const found = [...readFileSync(join(root, path), 'utf8').matchAll(SNIPPET)];
    for (const [index, [, text = '']] of found.entries())
      snippets.set(`${path.replaceAll('/', '.')}.${index}.tsx`, text);
  }
  expect(snippets.size).toBeGreaterThan(0);
  expect(await typeErrors(snippets)).toEqual([]);
});
