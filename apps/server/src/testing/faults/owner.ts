import { createHash } from 'node:crypto';
import type { FaultShop } from './FaultShop.ts';

/** Whether a query of the owner finds a row. */
export async function finds(shop: FaultShop, text: string, values: unknown[]): Promise<boolean> {
  const { rowCount } = await (await shop.owner()).query(text, values);
  return (rowCount ?? 0) > 0;
}

/** Changes rows as the owner, without the triggers that protect history. */
export async function clear(shop: FaultShop, text: string, values: unknown[]): Promise<void> {
  const owner = await shop.owner();
  await owner.query('begin');
  await owner.query('set local session_replication_role = replica');
  await owner.query(text, values);
  await owner.query('commit');
}

/** How keys are stored. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest();
