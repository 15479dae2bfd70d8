import type { Client } from '@potli/api/client';
import { listLedgerRoots, MAX_ROOTS } from '@potli/api/contract/ledgerRoots';
import { listReceiptKeys } from '@potli/api/contract/receipts';
import { type FileWitness, receiptType, rootsType, statementType } from '@potli/proof';

/**
 * What the shop publishes of files of a type: only this, never a file of the visitor, says that one is the shop's.
 * @throws ApiError where the shop does not answer, for example without a network
 */
export async function readShop(api: Client, type: string | undefined): Promise<NonNullable<FileWitness['shop']>> {
  if (![receiptType, rootsType, statementType].includes(type ?? '')) return {};
  const keys = JSON.stringify(await api.call(listReceiptKeys, {}));
  return type === receiptType ? { keys } : { keys, roots: JSON.stringify(await readRoots(api)) };
}

/**
 * All published roots, as a file that can be checked.
 * @throws ApiError if a part of them could not be read
 */
export async function readRoots(api: Client): Promise<{ type: string; roots: readonly unknown[] }> {
  const read = (after: number) => api.call(listLedgerRoots, { query: { after, size: MAX_ROOTS } });
  const { type, roots } = await read(0);
  let isWhole = roots.length < MAX_ROOTS;
  while (!isWhole) {
    const more = (await read(roots.length)).roots;
    roots.push(...more);
    isWhole = more.length < MAX_ROOTS;
  }
  return { type, roots };
}
