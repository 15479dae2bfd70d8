import { and, asc, eq, ne } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { settlementLine } from '../../../db/schema/shopBook.ts';
import { readStatement } from '../../ledger/books/settlementLines.ts';

interface AmountLine {
  orderId: string;
  paise: bigint;
}

/**
 * Another statement of the network that says of the same orders the same amounts, and no more: a file that was downloaded
 * twice has another name. Withdrawn lines do not count. A twin has the first line, too, so only statements with that are read.
 */
export async function findTwin(
  queries: Queries,
  { network, statement }: { network: string; statement: string },
  lines: readonly AmountLine[],
): Promise<string | undefined> {
  const [first] = lines;
  if (!first) return undefined;
  const candidates = await queries
    .selectDistinct({ name: settlementLine.statement })
    .from(settlementLine)
    .where(
      and(
        eq(settlementLine.network, network),
        eq(settlementLine.networkOrderId, first.orderId),
        eq(settlementLine.paidPaise, first.paise),
        ne(settlementLine.statement, statement),
      ),
    )
    .orderBy(asc(settlementLine.statement));
  const text = toText(lines);
  for (const { name } of candidates) {
    const booked = await readStatement(queries, network, name);
    const same = booked.map(({ networkOrderId, paidPaise }) => ({ orderId: networkOrderId, paise: paidPaise }));
    if (toText(same) === text) return name;
  }
  return undefined;
}

/** The same for the same lines, in whatever order. */
const toText = (lines: readonly AmountLine[]): string =>
  JSON.stringify(lines.map(({ orderId, paise }) => [orderId, String(paise)].join('\n')).sort());
