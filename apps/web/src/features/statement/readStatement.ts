import type { Client } from '@potli/api/client';
import { getMyStatement } from '@potli/api/contract/statement';
import { PART_SIZE, type StatementPart, statementParts } from './statementParts.ts';

/** The member's whole statement. @throws ApiError if a part of it could not be read */
export async function readStatement(api: Client, signal: AbortSignal): Promise<StatementPart> {
  const read = (after: number) => api.call(getMyStatement, { query: { after, size: PART_SIZE } }, { signal });
  let whole: StatementPart | undefined;
  for await (const part of statementParts(read)) {
    whole = whole ? { ...whole, lines: [...whole.lines, ...part.lines] } : part;
  }
  if (!whole) throw new Error('A statement has at least one part');
  return whole;
}
