import type { ReturnedLine } from '@potli/api/contract/adminTransferFiles';
import type { FileSource } from '../../../incoming/textFile.ts';
import { applyReturnLine, type ReturnLine, type ReturnOutcome, type ReturnParts } from './applyReturnLine.ts';
import type { FileLayout, ReturnRecord } from './FileLayout.ts';

/**
 * Reads what the bank answered to a file, and applies it. Each line counts by itself: one that does not fit stops no other, and the
 * same file again changes nothing.
 * @throws OperatorError for a file that is no list of the layout
 */
export async function applyReturnFile(
  parts: ReturnParts,
  layout: FileLayout,
  file: FileSource,
): Promise<ReturnedLine[]> {
  const lines: ReturnedLine[] = [];
  for await (const record of layout.read(file)) {
    const answer = answerOf(record);
    lines.push(answer ? toLine(record.line, answer, await applyReturnLine(parts, answer)) : unanswered(record));
  }
  return lines;
}

/** What `applyReturnFile` would return. It changes nothing. @throws OperatorError as that */
export async function tryReturnFile(parts: ReturnParts, layout: FileLayout, file: FileSource): Promise<ReturnedLine[]> {
  const records: ReturnRecord[] = [];
  for await (const record of layout.read(file)) records.push(record);
  // a line is judged by the earlier ones of its payout; those of others are locked no longer than needed
  const tried = new Map<ReturnRecord, ReturnedLine>();
  const ofPayouts = Map.groupBy(records, (record) => answerOf(record)?.reference);
  for (const [reference, group] of ofPayouts) {
    if (reference === undefined) continue;
    for (const [record, line] of await tryLines(parts, group)) tried.set(record, line);
  }
  return records.map((record) => tried.get(record) ?? unanswered(record));
}

/** Takes back what was tried. */
class Tried extends Error {}

async function tryLines(parts: ReturnParts, records: readonly ReturnRecord[]): Promise<[ReturnRecord, ReturnedLine][]> {
  const lines: [ReturnRecord, ReturnedLine][] = [];
  try {
    await parts.database.orm.transaction(async (orm) => {
      for (const record of records) {
        const answer = answerOf(record);
        if (!answer) continue;
        const outcome = await applyReturnLine({ ...parts, database: { orm } }, answer);
        lines.push([record, toLine(record.line, answer, outcome)]);
      }
      throw new Tried();
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
  }
  return lines;
}

const answerOf = (record: ReturnRecord): ReturnLine | undefined =>
  'answer' in record && record.answer !== 'waiting' ? record.answer : undefined;

function unanswered(record: ReturnRecord): ReturnedLine {
  const { line } = record;
  if ('problem' in record) return { line, outcome: 'problem', reference: null, text: record.problem };
  if ('note' in record) return { line, outcome: 'note', reference: null, text: record.note };
  return { line, outcome: 'waiting', reference: null, text: null };
}

function toLine(line: number, answer: ReturnLine, outcome: ReturnOutcome): ReturnedLine {
  const { reference, outcome: state, utr, reason } = answer;
  if (typeof outcome !== 'string') return { line, outcome: 'problem', reference, text: outcome.problem };
  const text = (state === 'sent' ? utr : reason) ?? null;
  return { line, outcome: outcome === 'known' ? 'known' : state, reference, text };
}
