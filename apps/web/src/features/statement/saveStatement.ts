import type { Client } from '@potli/api/client';
import { getMyInclusion, type LedgerInclusion } from '@potli/api/contract/ledgerRoots';
import { getMyStatement } from '@potli/api/contract/statement';
import { ApiError } from '@potli/api/errors';
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
  const file = await statementFile(statementParts(read), format, () => readInclusion(api));
  const day = formatDate(new Date().toISOString(), '');
  saveFile(`${productName.toLowerCase()}-statement-${day}.${format}`, file.type, file);
}

/** Undefined where no root has the member yet. */
async function readInclusion(api: Client): Promise<LedgerInclusion | undefined> {
  try {
    return await api.call(getMyInclusion, { query: {} });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}
