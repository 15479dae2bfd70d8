import type { Client } from '@potli/api/client';
import { getMyStatement } from '@potli/api/contract/statement';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { saveFile } from '../../lib/csv/saveFile.ts';
import { type StatementFormat, statementFile } from './statementFile.ts';
import { PART_SIZE, statementParts } from './statementParts.ts';

/**
 * Hands the member's statement to the browser's downloads: `potli-statement-24-11-2026.json`.
 * @throws ApiError if a part of it could not be read; nothing is saved then
 */
export async function saveStatement(api: Client, productName: string, format: StatementFormat): Promise<void> {
  const read = (after: number) => api.call(getMyStatement, { query: { after, size: PART_SIZE } });
  const file = await statementFile(statementParts(read), format);
  const day = formatDate(new Date().toISOString(), '');
  saveFile(`${productName.toLowerCase()}-statement-${day}.${format}`, file.type, file);
}
