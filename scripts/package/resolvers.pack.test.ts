import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { root } from '../lib/root.ts';
import { packPackage } from './packPackage.ts';
import { uiFolder } from './packUi.ts';
import { run } from './run.ts';

const attw = join(root, 'node_modules/.bin/attw');

/** Every address of the design system that is a module; the others are style sheets. */
function uiModules(): string[] {
  const { exports } = JSON.parse(readFileSync(join(uiFolder, 'dist/package.json'), 'utf8')) as {
    exports: Record<string, unknown>;
  };
  return Object.keys(exports).flatMap((to) => (typeof exports[to] === 'object' ? [to.slice('./'.length)] : []));
}

// Node's own resolution is compiled in node.pack.test.ts and ui.pack.test.ts
it.each(['api', 'machines', 'proof', 'ui'] as const)(
  'every resolver of ES modules finds the types of %s',
  { timeout: 180_000 },
  async (name) => {
    const tarball = await packPackage(name);
    onTestFinished(() => rmSync(dirname(tarball), { recursive: true }));
    const entries = name === 'ui' ? uiModules() : [];
    if (name === 'ui') expect(entries.length).toBeGreaterThan(50);
    const only = entries.length > 0 ? ['--entrypoints', ...entries] : [];
    await run(root, attw, tarball, '--profile', 'esm-only', ...only);
  },
);
