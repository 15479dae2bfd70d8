import type * as calls from '../../contract/adminSettlements.ts';
import type { BookedStatement, SettlementFileAnswer } from '../../contract/adminSettlements.ts';
import type { SettlementDifference } from '../../contract/books.ts';
import { toPaise, toRupees } from '../../units/money.ts';
import { DAY_MS } from '../../units/time.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

/** The hash of no file: the mock has one answer for each. */
const SEEN = '0'.repeat(64);

interface Line {
  orderId: string;
  paid: number;
}

/** Lines below the headings: order number and rupees. */
function readLines(file: string): Line[] {
  const rows = atob(file).split(/\r?\n/).slice(1).filter(Boolean);
  return rows.map((row) => {
    const [orderId = '', paid] = row.split(',');
    return { orderId, paid: Number(paid) };
  });
}

const sumOf = (lines: readonly Line[]) => toRupees(lines.reduce((sum, { paid }) => sum + toPaise(paid), 0));

/** The mock knows orders whose number begins with OD. */
const differencesOf = (lines: readonly Line[]): SettlementDifference[] =>
  lines
    .filter(({ orderId }) => !orderId.startsWith('OD'))
    .map(({ orderId, paid }) => ({ orderId, kind: 'UNKNOWN_ORDER', paid, expected: null, settled: null }));

/** Statements of the mock. */
export function adminSettlementResolvers(nowMs: number): ResolversOf<typeof calls> {
  const before = (days: number) => new Date(nowMs - days * DAY_MS).toISOString();
  const booked = (network: string, statement: string, days: number, change: Partial<BookedStatement>) => ({
    network,
    statement,
    settledAt: before(days),
    receivedAt: before(days - 1),
    invoice: null,
    lines: 120,
    withdrawn: 0,
    paid: 48_210.5,
    tds: 0,
    ...change,
  });
  let statements: BookedStatement[] = [
    booked('bazaar', 'november.csv', 4, { invoice: 'INV-2026-11', tds: 2410.53 }),
    booked('cuelinks', 'payout-88.csv', 9, { lines: 2140, withdrawn: 3, paid: 612_044 }),
    booked('bazaar', 'october twice.csv', 30, { withdrawn: 120, paid: 0 }),
  ];
  const isOf = (network: string, statement: string) => (each: BookedStatement) =>
    each.network === network && each.statement === statement;

  return {
    listSettlements: ({ query }) =>
      toPage(
        statements.filter(({ network }) => query.network === undefined || network === query.network),
        query,
      ),
    settleFile({ body: { network, statement, file, day, invoice, isRepeated, seen } }): SettlementFileAnswer {
      if (file.startsWith('UEsD'))
        throw new MockProblem(400, `${statement} is a workbook (.xlsx, .ods) or a ZIP archive.`);
      if (statement.includes('twice') && !isRepeated)
        throw new MockProblem(
          409,
          `Statement "november.csv" of ${network} has the same lines. Nothing is booked twice.`,
        );
      const all = readLines(file);
      const lines = all.filter(({ paid }) => !Number.isNaN(paid));
      const bad = all.flatMap(({ paid }, at) =>
        Number.isNaN(paid) ? [{ line: at + 2, text: 'The amount is no amount.' }] : [],
      );
      const differences = differencesOf(lines);
      const known = statements.find(isOf(network, statement));
      if (seen !== undefined && !known) {
        const made = { lines: lines.length, paid: sumOf(lines), invoice: invoice ?? null };
        const settledAt = `${day}T00:00:00.000Z`;
        statements = [booked(network, statement, 1, { ...made, settledAt, receivedAt: before(0) }), ...statements];
      }
      return {
        statement,
        settled: lines.length,
        paid: sumOf(lines),
        before: known ? known.lines - known.withdrawn : 0,
        kinds: differences.length === 0 ? [] : [{ kind: 'UNKNOWN_ORDER', lines: differences.length }],
        differences,
        unreadable: bad.length,
        badLines: bad,
        notes: [],
        seen: SEEN,
        outcome: seen === undefined ? 'shown' : 'booked',
      };
    },
    withdrawSettlement({ body: { network, statement, orderId } }) {
      const found = statements.find(isOf(network, statement));
      if (!found) throw new MockProblem(404, `There is no statement "${statement}" of ${network}.`);
      if (orderId !== undefined && !orderId.startsWith('OD'))
        throw new MockProblem(404, `Statement "${statement}" of ${network} has no line of order ${orderId}.`);
      const part =
        orderId === undefined ? { withdrawn: found.lines, paid: 0, tds: 0 } : { withdrawn: found.withdrawn + 1 };
      const changed = { ...found, ...part };
      statements = statements.map((each) => (each === found ? changed : each));
      return changed;
    },
  };
}
