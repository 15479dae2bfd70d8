import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'potli-variables-'));
afterAll(() => rmSync(folder, { recursive: true }));

const guide = readFileSync(join(import.meta.dirname, '../../../../docs/open-a-shop.md'), 'utf8');
const secretOf = (name: string) => `${name.replaceAll(/[^A-Za-z]/g, '')}kJ8s2mQz7wYpLx4nVb9RtEaCdFgHiU`;

/** A file of the guide, with a secret, in a folder of this test. */
function writeSecret(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, secretOf(name), { mode: 0o600 });
  return file;
}

it('a shop starts with the variables of its guide, filled in', () => {
  const [block = ''] = guide.match(/^\s*NODE_ENV=[\s\S]*?```/m) ?? [];
  const filled = [...block.matchAll(/^\s*([A-Z_]+)=(\S+)$/gm)].map(([, name = '', value = '']) => [
    name,
    name.endsWith('_FILE') ? writeSecret(basename(value)) : value.replaceAll('…', secretOf(name)),
  ]);
  expect(loadSettings({ ...Object.fromEntries(filled), DATA_DIR: folder })).toMatchObject({
    production: true,
    publicUrl: 'https://mela.example',
    bank: { kind: 'razorpayx' },
  });
});
