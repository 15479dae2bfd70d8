import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import * as nodeFiles from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore } from './fileStore.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'potli-fileStore-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const bytes = Buffer.from('a file');
const failure = (code: string) => Object.assign(new Error(`${code}: it failed`), { code });
const files = () => readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** A disk with space for half a file. */
const full = (code: string): typeof nodeFiles => ({
  ...nodeFiles,
  async writeFile(...[path]: Parameters<typeof nodeFiles.writeFile>) {
    await nodeFiles.writeFile(path, bytes.subarray(0, 3));
    throw failure(code);
  },
});

it('stores a complete file that only the host can read', async () => {
  const fileStore = createFileStore(join(folder, 'deeper', 'uploads'));
  await fileStore.put('a.pdf', bytes);
  await expect(fileStore.get('a.pdf')).resolves.toEqual(bytes);
  await expect(fileStore.get('b.pdf')).resolves.toBeUndefined();
  expect(statSync(join(folder, 'deeper', 'uploads', 'a.pdf')).mode & 0o777).toBe(0o600);
  await fileStore.remove('a.pdf');
  await fileStore.remove('a.pdf');
  expect(files()).toEqual([]);
});

describe('a disk that cannot be written', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EROFS'])('(%s) is answered with 503, and nothing is left behind', async (code) => {
    const text = 'We cannot take files right now. Please try again later.';
    const put = createFileStore(folder, full(code)).put('a.pdf', bytes);
    await expect(put).rejects.toMatchObject({ kind: 'unavailable', errors: [text], retryAfterSeconds: 60 });
    expect(files()).toEqual([]);
  });

  it('for another reason is an error', async () => {
    await expect(createFileStore(folder, full('EACCES')).put('a.pdf', bytes)).rejects.toMatchObject({ code: 'EACCES' });
    expect(files()).toEqual([]);
  });
});

it('a file is never visible incomplete', async () => {
  const seen: string[][] = [];
  const watched: typeof nodeFiles = {
    ...nodeFiles,
    async writeFile(...args: Parameters<typeof nodeFiles.writeFile>) {
      await nodeFiles.writeFile(...args);
      seen.push(readdirSync(folder));
    },
  };
  await createFileStore(folder, watched).put('a.pdf', bytes);
  expect(seen).toEqual([['unfinished']]);
  expect(readFileSync(join(folder, 'a.pdf'))).toEqual(bytes);
});

it('an old incomplete file of a host that died is removed', async () => {
  const fileStore = createFileStore(folder);
  await fileStore.removeUnfinished(1_000);
  await fileStore.put('a.pdf', bytes);
  for (const name of ['old', 'new']) writeFileSync(join(folder, 'unfinished', name), 'half');
  utimesSync(join(folder, 'unfinished', 'old'), new Date(0), new Date(0));
  await fileStore.removeUnfinished(1_000);
  expect(
    files()
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(['a.pdf', 'new']);
});
