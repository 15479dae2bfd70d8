import type { Client } from '@potli/api/client';
import { listLedgerRoots, MAX_ROOTS } from '@potli/api/contract/ledgerRoots';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { saveFile } from '../../lib/csv/saveFile.ts';

/**
 * Hands all published roots to the browser's downloads, as a file that can be checked: `potli-roots-24-11-2026.json`.
 * @throws ApiError if a part of them could not be read; nothing is saved then
 */
export async function saveRoots(api: Client, productName: string): Promise<void> {
  const read = (after: number) => api.call(listLedgerRoots, { query: { after, size: MAX_ROOTS } });
  const { type, roots } = await read(0);
  let isWhole = roots.length < MAX_ROOTS;
  while (!isWhole) {
    const more = (await read(roots.length)).roots;
    roots.push(...more);
    isWhole = more.length < MAX_ROOTS;
  }
  const file = new Blob([JSON.stringify({ type, roots }, null, 1)], { type: 'application/json' });
  const day = formatDate(new Date().toISOString(), '');
  saveFile(`${productName.toLowerCase()}-roots-${day}.json`, file.type, file);
}
