import { createHash } from 'node:crypto';
import type { RequestOf } from '@potli/api';
import {
  SETTLEMENT_FILE_BYTES,
  SETTLEMENT_FILE_LINES,
  type SettlementFileAnswer,
  type settleFile as settleFileCall,
} from '@potli/api/contract/adminSettlements';
import { INDIA_OFFSET } from '@potli/api/units/india';
import { toPaise } from '@potli/api/units/money';
import type { Database } from '../../../db/database.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { conflict, invalid, tooLarge } from '../../../errors/ProblemError.ts';
import { readStatement } from '../../ledger/books/settlementLines.ts';
import { type BookedBy, bookStatement, type SettlementAnswer } from './bookStatement.ts';
import { readStatementFile, type StatementColumns, type StatementFile } from './readStatementFile.ts';
import { spreadReceived } from './spreadReceived.ts';

type Asked = RequestOf<typeof settleFileCall>['body'];

interface Parts {
  now?: Date;
  columns: readonly StatementColumns[];
  by: BookedBy;
}

/** Lines of each kind that an answer lists. */
const MOST_LISTED = 200;

/**
 * Says what a file of a network would book, and books exactly that once `seen` says that somebody has looked at it.
 * @throws ProblemError invalid for a file that is no list, has too many lines or none, and as `bookStatement`; conflict where it would
 * book something else by now
 */
export async function settleFile(
  database: Pick<Database, 'orm'>,
  asked: Asked,
  { now = new Date(), columns, by }: Parts,
): Promise<SettlementFileAnswer> {
  const { seen, file: _bytes, day, received: _received, ...header } = asked;
  const { lines, ...file } = await readLines(asked, columns);
  const statement = { ...header, settledAt: new Date(`${day}T00:00${INDIA_OFFSET}`).toISOString(), lines };
  const preview = await bookStatement(database, statement, { now, preview: true });
  const before = (await readStatement(database.orm, header.network, header.statement)).length;
  const shown = toAnswer(preview, file, { statement: header.statement, before, seen: fingerprint(asked, preview) });
  if (seen === undefined) return shown;
  if (seen !== shown.seen) throw conflict('The file would book something else by now. Look at it again.');
  await bookStatement(database, statement, { now, by });
  return { ...shown, outcome: 'booked' };
}

/** With the rupees of lines in another currency. */
async function readLines({ statement, file, received }: Asked, columns: Parts['columns']): Promise<StatementFile> {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > SETTLEMENT_FILE_BYTES)
    throw tooLarge(`${statement} has more than ${SETTLEMENT_FILE_BYTES} bytes. Divide it, or book it by command.`);
  try {
    const { lines, ...rest } = await readStatementFile({ name: statement, bytes }, columns);
    if (lines.length === 0) throw invalid(`${statement} has no line with an order number and an amount.`);
    if (lines.length > SETTLEMENT_FILE_LINES)
      throw invalid(
        `${statement} has ${lines.length} lines, and at most ${SETTLEMENT_FILE_LINES} are booked at once. Divide it, or book it by command.`,
      );
    return { ...rest, lines: spreadReceived(lines, received === undefined ? undefined : BigInt(toPaise(received))) };
  } catch (error) {
    if (error instanceof OperatorError) throw invalid(error.message);
    throw error;
  }
}

/** Of the file, of all that was entered beside it, and of what it would book. */
function fingerprint({ seen: _seen, ...asked }: Asked, preview: SettlementAnswer): string {
  const fields = Object.entries(asked).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([fields, preview]))
    .digest('hex');
}

function toAnswer(
  { settled, paid, differences }: SettlementAnswer,
  { badLines, notes }: Omit<StatementFile, 'lines'>,
  named: Pick<SettlementFileAnswer, 'statement' | 'before' | 'seen'>,
): SettlementFileAnswer {
  const kinds = [...Map.groupBy(differences, ({ kind }) => kind)].map(([kind, each]) => ({ kind, lines: each.length }));
  return {
    ...named,
    settled,
    paid,
    kinds,
    differences: differences.slice(0, MOST_LISTED),
    unreadable: badLines.length,
    badLines: badLines.slice(0, MOST_LISTED).map(({ line, problem }) => ({ line, text: problem })),
    notes: notes.slice(0, MOST_LISTED).map(({ line, note }) => ({ line, text: note })),
    outcome: 'shown',
  };
}
