import type { SettlementStatement } from '@potli/api';
import { toRupees } from '@potli/api/units/money';
import { networks } from '../adapters/networks/networks.ts';
import { ProblemError } from '../errors/ProblemError.ts';
import { headingKey } from '../incoming/headings.ts';
import { readOrderId } from '../incoming/readOrderId.ts';
import { readSignedRupees } from '../incoming/readRupees.ts';
import { readTable, type TableRow } from '../incoming/readTable.ts';

interface StatementFile {
  lines: SettlementStatement['lines'];
  badLines: { line: number; problem: string }[];
  /** Lines that are no payments, such as titles and totals; line 0 is about the whole file. */
  notes: { line: number; note: string }[];
}

const ORDERS = ['order', 'order no', 'order number', ...networks.flatMap(({ fields }) => fields.orderId ?? [])];
/** What was paid stands before what was promised, where a statement has both. */
const AMOUNTS = [
  ...['amount paid', 'paid amount', 'paid', 'settled amount', 'net commission', 'commission amount'],
  ...networks.flatMap(({ fields }) => fields.commission ?? []),
  ...['amount', 'total'],
];
const FORM = { columns: [...ORDERS, ...AMOUNTS], needed: ORDERS, unnamed: ['order', 'amount'] };

/**
 * Reads a statement: order number and rupees, by their headings or, where it has none, in the first two columns.
 * @throws OperatorError for a file that is no list
 */
export async function readStatementFile(path: string): Promise<StatementFile> {
  const file: StatementFile = { lines: [], badLines: [], notes: [] };
  for await (const each of readTable(path, FORM)) {
    const { line } = each;
    if ('note' in each) file.notes.push({ line, note: each.note });
    else if ('problem' in each) file.badLines.push({ line, problem: each.problem });
    else {
      const read = tryRow(each.row);
      if (read instanceof ProblemError) file.badLines.push({ line, problem: read.message });
      else file.lines.push(read);
    }
  }
  return file;
}

function tryRow(row: TableRow): StatementFile['lines'][number] | ProblemError {
  const cells = new Map(Object.entries(row).map(([name, text]) => [headingKey(name), text]));
  const cell = (names: readonly string[]) => names.map((name) => cells.get(headingKey(name))).find((text) => text);
  try {
    const paise = readSignedRupees(cell(AMOUNTS) ?? '', 'amount', 'refuse');
    return { orderId: readOrderId(cell(ORDERS) ?? ''), commission: toRupees(paise) };
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}
