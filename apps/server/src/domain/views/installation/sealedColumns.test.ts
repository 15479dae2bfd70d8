import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { installation } from '../../../db/schema/installation.ts';
import { wallet } from '../../../db/schema/ledger.ts';
import { ledgerRoot, ledgerRootLeaves, ledgerRootTree } from '../../../db/schema/ledgerRoot.ts';
import { reportBody } from '../../../db/schema/reportBody.ts';
import { sealedColumns } from './sealedColumns.ts';

const schema = join(import.meta.dirname, '../../../db/schema');

/** All their bytes are hashes. */
const ofHashes: readonly string[] = [ledgerRoot, ledgerRootTree, ledgerRootLeaves].map(getTableName);

/**
 * Byte columns that are not sealed: hashes and digests (of chains, too), the sentinel, which is changed last, and what
 * networks sent, which names orders and clicks and no person.
 */
const isSealed = (name: string) =>
  !/(^|_)(hash|seed|digest|tag|sha256)$/.test(name) &&
  ![wallet.head.name, installation.sentinel.name, reportBody.body.name].includes(name);

test('every column that is sealed is in the list', async () => {
  const files = (await readdir(schema)).filter((name) => !name.includes('.test.'));
  const load = async (file: string) => (await import(join(schema, file))) as Record<string, unknown>;
  const modules = await Promise.all(files.map(load));
  const tables = modules.flatMap((module) => Object.values(module)).filter((value) => is(value, PgTable));
  const found = tables
    .flatMap((table) => Object.values(getTableColumns(table)))
    .filter((column) => column.getSQLType() === 'bytea' && isSealed(column.name))
    .filter(({ table }) => !ofHashes.includes(getTableName(table)));
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(sealedColumns.map(({ sealed }) => sealed))).toEqual(new Set(found));
});
