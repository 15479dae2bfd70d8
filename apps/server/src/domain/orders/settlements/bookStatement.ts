import type { ResponseOf, SettlementDifference, SettlementStatement, settleOrders } from '@potli/api';
import { toPaise, toRupees } from '@potli/api/units/money';
import { DAY_MS } from '@potli/api/units/time';
import type { Database, Queries } from '../../../db/database.ts';
import { conflict, invalid, ProblemError } from '../../../errors/ProblemError.ts';
import { isCurrency } from '../../../incoming/currencies.ts';
import { readSignedForeign } from '../../../incoming/readForeign.ts';
import { readOrderId } from '../../../incoming/readOrderId.ts';
import { MOST_PAISE } from '../../../incoming/readRupees.ts';
import type { SettlementLine } from '../../ledger/books/settlementLines.ts';
import { auditFirst, type CommitPart } from '../../platform/audit/auditFirst.ts';
import { previewed } from '../../platform/audit/previewed.ts';
import type { recordAudit } from '../../platform/audit/recordAudit.ts';
import { findNames } from '../review/findNames.ts';
import { bookOrders, type LineOutcome, type StatedLineOfOrder } from './bookOrders.ts';
import { findTwin } from './findTwin.ts';
import { inGroups } from './inGroups.ts';
import { releaseWaiting } from './releaseWaiting.ts';
import { withTax } from './withTax.ts';

export type SettlementAnswer = ResponseOf<typeof settleOrders>;
type StatedLine = SettlementStatement['lines'][number];

/** The operator, and by which command or call. */
export type BookedBy = Pick<Parameters<typeof recordAudit>[1], 'who' | 'action'>;

interface BookOptions {
  now?: Date;
  /** Gets a row in the audit log about the whole statement, in the transaction of the first line that changes something. */
  by?: BookedBy;
  /** Answers what would be booked, and books nothing. */
  preview?: boolean;
  /** Statements that were previewed before this one, by what they say (`whatIsSaid`): they count as booked, and it is added. */
  previewed?: Map<string, string>;
}

/**
 * Books what a network says it paid or took back, many orders in a transaction: a line that cannot be booked stops no other.
 * Members whose orders waited get their money. The same statement again gives the same answer and changes nothing.
 * @throws ProblemError invalid for a bank's day in the future, and where lines and percent say different taxes; conflict for the lines of a statement that was booked by another name
 */
export async function bookStatement(
  database: Pick<Database, 'orm'>,
  { network, statement, settledAt, invoice, tdsPercent, isRepeated, lines }: SettlementStatement,
  { now = new Date(), by, preview = false, previewed: before = new Map() }: BookOptions = {},
): Promise<SettlementAnswer> {
  const bankDay = new Date(settledAt);
  if (bankDay.getTime() > now.getTime() + DAY_MS)
    throw invalid(`The day of the payment, ${settledAt}, is in the future.`);
  const read = lines.map(readLine);
  const good = withTax(await nameLines(database.orm, network, read), tdsPercent);
  const twin = isRepeated
    ? undefined
    : (before.get(contentOf(network, good)) ?? (await findTwin(database.orm, { network, statement }, good)));
  if (twin !== undefined)
    throw conflict(`Statement "${twin}" of ${network} has the same lines. Nothing is booked twice.`);
  const object = `statement ${network} ${statement}`;
  const commit: CommitPart = preview
    ? previewed(database)
    : by
      ? auditFirst(database, { ...by, object, after: statedSum(good) })
      : (work) => database.orm.transaction(work);
  const outcomes: LineOutcome[] = read.flatMap((line, index) =>
    line === undefined ? [{ index, counts: false, isNew: false, kind: 'BAD_LINE' }] : [],
  );
  const orders = [...Map.groupBy(good, ({ orderId }) => orderId).values()].map((ofOrder) =>
    ofOrder.map(({ orderId, paise, tdsPaise, foreign, index }, at) => ({
      index,
      line: {
        network,
        statement,
        networkOrderId: orderId,
        place: at + 1,
        paidPaise: paise,
        tdsPaise,
        ...foreign,
        settledAt: bankDay,
        receivedAt: now,
        invoice: invoice ?? null,
      },
    })),
  );
  const [single, several] = [orders.filter(({ length }) => length === 1), orders.filter(({ length }) => length > 1)];
  const book = (group: readonly StatedLineOfOrder[][]) =>
    commit(
      (queries) => bookOrders(queries, group, now),
      (booked) => booked.some((ofOrder) => ofOrder.some(({ isNew }) => isNew)),
    );
  outcomes.push(...(await inGroups(single, book)).flat());
  // each line of them is a change of its own
  for (const order of several) outcomes.push(...(await book([order])).flat());
  const counted = good.filter(({ index }) => outcomes.some((each) => each.index === index && each.counts));
  if (preview && counted.length > 0) before.set(contentOf(network, counted), statement);
  if (!preview) await releaseWaiting(database, now);
  return toAnswer(lines, read, outcomes);
}

/** What was paid in another currency; nulls in rupees. */
type PaidForeign = Pick<SettlementLine, 'currency' | 'paidMinor'>;

interface Read {
  id: string;
  paise: bigint;
  /** The tax that the line says was deducted; undefined where it says nothing. */
  tdsPaise: bigint | undefined;
  foreign: PaidForeign;
}

/** Undefined for a line that no order can have. */
function readLine({ orderId, commission, tds, foreign: stated }: StatedLine): Read | undefined {
  const paise = toWholePaise(commission);
  const tdsPaise = tds === undefined ? undefined : toWholePaise(tds);
  if (paise === undefined || paise === 0 || Math.abs(paise) > MOST_PAISE) return undefined;
  if (tds !== undefined && !isTaxOf(tdsPaise, paise)) return undefined;
  const [id, foreign] = [tryTo(() => readOrderId(orderId)), tryTo(() => readPaid(stated))];
  // what was taken back in one currency was taken back in the other
  if (id === undefined || foreign === undefined) return undefined;
  if (foreign.paidMinor !== null && foreign.paidMinor > 0n !== paise > 0) return undefined;
  return { id, paise: BigInt(paise), tdsPaise: tdsPaise === undefined ? undefined : BigInt(tdsPaise), foreign };
}

/** Undefined where it has more than two decimals. */
function toWholePaise(rupees: number): number | undefined {
  const paise = toPaise(rupees);
  return Math.abs(rupees - toRupees(paise)) < 1e-8 ? paise : undefined;
}

const isTaxOf = (tdsPaise: number | undefined, paise: number): boolean =>
  tdsPaise === 0 || (tdsPaise !== undefined && tdsPaise * paise > 0 && Math.abs(tdsPaise) < Math.abs(paise));

function readPaid(stated: StatedLine['foreign']): PaidForeign {
  if (stated === undefined) return { currency: null, paidMinor: null };
  const { currency, amount } = stated;
  if (!isCurrency(currency) || currency === 'INR') throw invalid(`"${currency}" is no currency other than INR.`);
  return { currency, paidMinor: readSignedForeign(amount, 'amount', currency, 'refuse') };
}

function tryTo<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

interface NamedLine {
  index: number;
  orderId: string;
  paise: bigint;
  foreign: PaidForeign;
  tdsPaise: bigint | undefined;
}

/** Lines that an order can have, each with the number under which we know that. */
async function nameLines(queries: Queries, network: string, read: readonly (Read | undefined)[]): Promise<NamedLine[]> {
  const names = await findNames(
    queries,
    network,
    read.flatMap((line) => line?.id ?? []),
  );
  return read.flatMap((line, index) => {
    if (line === undefined) return [];
    const { id, paise, tdsPaise, foreign } = line;
    return { index, orderId: names.get(id) ?? id, paise, tdsPaise, foreign };
  });
}

/** The orders and amounts of a statement, in whatever order they stand: the same for those that `findTwin` calls twins. */
const contentOf = (network: string, lines: readonly NamedLine[]): string =>
  JSON.stringify([network, ...lines.map(({ orderId, paise }) => `${paise} ${orderId}`).sort()]);

/** What a statement says, without lines that no order can have. */
const statedSum = (lines: readonly NamedLine[]) => ({
  lines: lines.length,
  paise: Number(lines.reduce((sum, { paise }) => sum + paise, 0n)),
});

const rupeesOrNull = (paise: bigint | undefined) => (paise === undefined ? null : toRupees(paise));

function toAnswer(
  lines: readonly StatedLine[],
  read: readonly (Read | undefined)[],
  outcomes: readonly LineOutcome[],
): SettlementAnswer {
  const counted = outcomes.filter(({ counts }) => counts);
  const paidPaise = counted.reduce((sum, { index }) => sum + (read[index]?.paise ?? 0n), 0n);
  const differences = outcomes
    .toSorted((one, other) => one.index - other.index)
    .flatMap(({ index, kind, expected, settled }): SettlementDifference[] => {
      const stated = lines[index];
      if (!kind || !stated) return [];
      const { orderId, commission: paid } = stated;
      return [{ orderId, kind, paid, expected: rupeesOrNull(expected), settled: rupeesOrNull(settled) }];
    });
  return { settled: counted.length, paid: toRupees(paidPaise), differences };
}
