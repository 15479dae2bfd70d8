import { existsSync } from 'node:fs';
import path from 'node:path';
import { demoCatalogue } from '@potli/api/fixtures';
import { expect, it } from 'vitest';
import { root } from './lib/root.ts';

const pictures = [...JSON.stringify(demoCatalogue).matchAll(/"(\/demo\/[^"]+)"/g)].map((match) => match[1] ?? '');

it('finds every picture of the demo shop among the public files', () => {
  expect(pictures.length).toBeGreaterThan(150);
  const missing = pictures.filter((picture) => !existsSync(path.join(root, 'apps/web/public', picture)));
  expect(missing).toEqual([]);
});
