import type { Client } from '@potli/api/client';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { saveFile } from '../../lib/csv/saveFile.ts';
import { readRoots } from './readShop.ts';

/**
 * Hands all published roots to the browser's downloads, as a file that can be checked: `potli-roots-24-11-2026.json`.
 * @throws ApiError if a part of them could not be read; nothing is saved then
 */
export async function saveRoots(api: Client, productName: string): Promise<void> {
  const file = new Blob([JSON.stringify(await readRoots(api), null, 1)], { type: 'application/json' });
  const day = formatDate(new Date().toISOString(), '');
  saveFile(`${productName.toLowerCase()}-roots-${day}.json`, file.type, file);
}
