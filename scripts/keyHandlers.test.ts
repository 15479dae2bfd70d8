import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { keyHandlerProblems } from './lib/keyHandlerProblems.ts';
import { root } from './lib/root.ts';
import { trackedFiles } from './lib/trackedFiles.ts';

test('no handler of keys takes those of an input method', () => {
  const sources = trackedFiles()
    .filter((path) => /^(?:packages\/ui|apps\/web)\/.*\.tsx?$/.test(path) && !/\.(?:test|stories|e2e)\./.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ text }) => text.includes('unlessComposing(')).length).toBeGreaterThan(3);
  expect(keyHandlerProblems(sources)).toEqual([]);
});

test.each([
  ['<input onKeyDown={unlessComposing(press)} />', 0],
  ['<input onKeyDown={press} />', 1],
  ['<input onKeyUpCapture={(event) => press(event)} />', 1],
  ["document.addEventListener('keydown', unlessComposing(close), { signal })", 0],
  ["document.addEventListener(\n  'keydown', close)", 1],
  ["import * as Radix from '@radix-ui/react-dialog';\n<Radix.Content className={a}>", 1],
  ["import * as Radix from '@radix-ui/react-popover';\n<Radix.Content onEscapeKeyDown={keepWhileComposing}>", 0],
  ["import * as Radix from '@radix-ui/react-tabs';\n<Radix.Content className={a}>", 0],
])('%s has %i problems', (text, problems) => {
  expect(keyHandlerProblems([{ path: 'a.tsx', text }])).toHaveLength(problems);
});
