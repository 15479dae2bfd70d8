import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDataDir } from '../../testing/createDataDir.ts';
import { ownCluster } from './ownCluster.ts';
import { postgresUser } from './postgresUser.ts';

test('a copied cluster becomes private, and belongs to the user of PostgreSQL', () => {
  const copy = createDataDir();
  onTestFinished(() => rmSync(copy, { recursive: true }));
  mkdirSync(join(copy, 'base/1'), { recursive: true });
  for (const name of ['PG_VERSION', 'base/1/1259']) writeFileSync(join(copy, name), '18');
  chmodSync(copy, 0o755);
  for (let start = 0; start < 2; start += 1) ownCluster(copy);
  expect(statSync(copy).mode & 0o777).toBe(0o700);
  const owner = postgresUser.uid ?? process.getuid?.();
  for (const name of ['', 'PG_VERSION', 'base', 'base/1/1259']) expect(statSync(join(copy, name)).uid).toBe(owner);
});
