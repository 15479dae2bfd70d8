import { parseArgs } from 'node:util';
import type { OperatorWord } from '../domain/payouts/transfers/settleByHand.ts';
import { UsageError } from './Cli.ts';
import { orUsageError } from './orUsageError.ts';

export type PayoutsArgs = { json: boolean } & (
  | { word: 'list'; month: string | undefined; csv: boolean }
  | { word: 'run' }
  | { word: 'resume'; compared: boolean }
  | { word: 'show' | 'retry'; id: string }
  | { word: 'return'; id: string; reason: string }
  | { word: 'settle'; id: string; outcome: OperatorWord }
);

/** How many words follow each. */
const WORDS = { list: 0, show: 1, run: 0, resume: 0, retry: 1, return: 2, settle: 1 } satisfies Record<
  PayoutsArgs['word'],
  number
>;

/** The UTR has 16 characters for NEFT, 22 for RTGS, 12 for UPI and IMPS. */
const UTR = /^[A-Za-z0-9]{10,22}$/;
/** As `bankReason` quotes it to the member. */
const MOST_REASON = 160;

const isWord = (text: string): text is PayoutsArgs['word'] => Object.hasOwn(WORDS, text);

/** @throws UsageError */
export function readPayoutsArgs(args: string[]): PayoutsArgs {
  const { values, positionals } = parse(args);
  const [word = '', id = '', reason = ''] = positionals;
  const { sent, failed } = values;
  const json = values.json === true;
  if (!isWord(word))
    throw new UsageError('"payouts" takes list, show, run, resume, retry, settle, return, file or return-file.');
  if (positionals.length !== WORDS[word] + 1 || (word === 'return' && reason.trim() === '')) {
    const takes = ['nothing more', 'the id of a payout', 'the id of a payout and a reason in quotes'][WORDS[word]];
    throw new UsageError(`"payouts ${word}" takes ${takes}.`);
  }
  const { month, csv = false } = values;
  if (values.compared === true && word !== 'resume') throw new UsageError('--compared belongs to "payouts resume".');
  if (month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) {
    throw new UsageError('--month takes a month as YYYY-MM.');
  }
  if ((month !== undefined && word !== 'list') || (csv && month === undefined)) {
    throw new UsageError('--month, and --csv with it, belong to "payouts list".');
  }
  if (word !== 'settle' && (sent !== undefined || failed !== undefined)) {
    throw new UsageError('--sent and --failed belong to "payouts settle".');
  }
  if (word === 'settle') return { word, json, id, outcome: readWord(sent, failed) };
  if (word === 'return') return { word, json, id, reason: reason.trim() };
  if (word === 'list') return { word, json, month, csv };
  if (word === 'resume') return { word, json, compared: values.compared === true };
  return word === 'run' ? { word, json } : { word, json, id };
}

function readWord(sent?: string, failed?: string): OperatorWord {
  if (sent !== undefined && failed === undefined && UTR.test(sent.trim())) return { result: 'sent', utr: sent.trim() };
  const reason = failed?.trim() ?? '';
  if (sent === undefined && reason !== '' && reason.length <= MOST_REASON) return { result: 'refused', reason };
  throw new UsageError(
    `"payouts settle" takes --sent and the bank's UTR, or --failed and a reason in quotes, of ${MOST_REASON} signs at most.`,
  );
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  return orUsageError(() =>
    parseArgs({
      args,
      allowPositionals: true,
      options: { json: flag, csv: flag, compared: flag, month: text, sent: text, failed: text },
    }),
  );
}
