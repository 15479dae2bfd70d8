import { parseArgs } from 'node:util';
import { UsageError } from './Cli.ts';

export interface PayoutsArgs {
  word: 'list' | 'show' | 'run' | 'retry' | 'return';
  json: boolean;
  /** Empty for `list` and `run`. */
  id: string;
  /** Empty but for `return`. */
  reason: string;
}

/** How many words follow each. */
const WORDS: Record<PayoutsArgs['word'], number> = { list: 0, show: 1, run: 0, retry: 1, return: 2 };

const isWord = (text: string): text is PayoutsArgs['word'] => Object.hasOwn(WORDS, text);

/** @throws UsageError */
export function readPayoutsArgs(args: string[]): PayoutsArgs {
  const { values, positionals } = parse(args);
  const [word = '', id = '', reason = ''] = positionals;
  if (!isWord(word)) throw new UsageError('"payouts" takes list, show, run, retry, return, file or return-file.');
  if (positionals.length !== WORDS[word] + 1 || (word === 'return' && reason.trim() === '')) {
    const takes = ['nothing more', 'the id of a payout', 'the id of a payout and a reason in quotes'][WORDS[word]];
    throw new UsageError(`"payouts ${word}" takes ${takes}.`);
  }
  return { word, json: values.json === true, id, reason: reason.trim() };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
