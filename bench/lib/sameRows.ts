import type { TableDigest } from '../../apps/server/src/db/backup/BackupLine.ts';

/**
 * Compares the digests of two databases.
 * @param changed a table that may have other rows
 * @returns how many tables and rows there are
 * @throws with the names of the tables that differ, and where there are no rows at all
 */
export function sameRows(before: readonly TableDigest[], after: readonly TableDigest[], changed?: string): string {
  const rowsIn = (digests: readonly TableDigest[]) =>
    new Map(digests.map(({ table, rows, sum }) => [table, `${rows} ${sum}`]));
  const [first, second] = [rowsIn(before), rowsIn(after)];
  const tables = new Set([...first.keys(), ...second.keys()]);
  const different = [...tables].filter((table) => table !== changed && first.get(table) !== second.get(table));
  if (different.length > 0) throw new Error(`Other rows: ${different.join(', ')}.`);
  const rows = before.reduce((count, one) => count + Number(one.rows), 0);
  if (rows === 0) throw new Error('There are no rows to compare.');
  return `${tables.size} tables with ${rows} rows, all equal${changed ? ` but ${changed}` : ''}`;
}
