import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDataDir, removeLeftDataDirs } from './createDataDir.ts';

test('folders of processes that ended are removed, and no others', () => {
  const parent = mkdtempSync(join(tmpdir(), 'potli-left-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const ended = spawnSync(process.execPath, ['--version']).pid;
  const own = createDataDir();
  onTestFinished(() => rmSync(own, { recursive: true }));
  const namespace = /potli-test-in(\d+)-/.exec(own)?.[1];
  const left = `potli-test-in${namespace}-${ended}-a1B2c3`;
  const others = [
    `potli-test-in${namespace}-${process.pid}-a1B2c3`,
    `potli-test-in${namespace}-1-a1B2c3`,
    // of another container, where the same id can be that of a living process
    `potli-test-in1${namespace}-${ended}-a1B2c3`,
    'potli-test-a1B2c3',
    `other-${ended}-a`,
  ];
  for (const name of [left, ...others]) mkdirSync(join(parent, name, 'data'), { recursive: true });
  removeLeftDataDirs(parent);
  expect([left, ...others].filter((name) => existsSync(join(parent, name)))).toEqual(others);
});
