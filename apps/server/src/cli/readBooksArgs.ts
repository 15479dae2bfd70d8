import { parseArgs } from 'node:util';
import { UsageError } from './Cli.ts';
import { orUsageError } from './orUsageError.ts';

/** What `potli books` is asked for. Days and months are those of India, `2026-11-30` and `2026-11`. */
export type BooksArgs = BooksForm & { json: boolean };

type BooksForm =
  | { word: 'all' }
  | { word: 'unpaid'; network: string | undefined }
  | { word: 'members' }
  | { word: 'invoice'; network: string; month: string }
  | { word: 'journal'; month: string; form: 'csv' | 'tally'; path: string }
  | { word: 'balance'; to: string | undefined }
  | { word: 'close'; month: string }
  | { word: 'write-off'; network: string; to: string; members: 'pay' | 'decline'; isPreview: boolean };

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = { json: flag, preview: flag, to: text, members: text, month: text, csv: text, tally: text } as const;

type Given = ReturnType<typeof parse>['values'];

/** Options that each form takes beside --json. */
const TAKES: Record<BooksArgs['word'], readonly (keyof Given)[]> = {
  all: [],
  unpaid: [],
  members: [],
  invoice: ['month'],
  journal: ['month', 'csv', 'tally'],
  balance: ['to'],
  close: [],
  'write-off': ['to', 'members', 'preview'],
};

/** @throws UsageError */
export function readBooksArgs(args: string[]): BooksArgs {
  const { values, positionals } = parse(args);
  const [word = 'all', subject, ...more] = positionals;
  if (!isWord(word) || (word === 'all' && positionals.length > 0)) {
    throw new UsageError(`"books" takes nothing, or ${Object.keys(TAKES).slice(1).join(', ')}.`);
  }
  const takesSubject = word === 'unpaid' || word === 'close' || word === 'write-off' || word === 'invoice';
  if (more.length > 0 || (subject !== undefined && !takesSubject))
    throw new UsageError(`"books ${word}" takes fewer words.`);
  for (const name of Object.keys(values)) {
    if (name !== 'json' && !TAKES[word].includes(name as keyof Given)) {
      throw new UsageError(`"books ${word}" takes no --${name}.`);
    }
  }
  return { json: values.json === true, ...readForm(word, subject, values) };
}

const isWord = (word: string): word is BooksArgs['word'] => Object.hasOwn(TAKES, word);

function readForm(word: BooksArgs['word'], subject: string | undefined, values: Given): BooksForm {
  switch (word) {
    case 'unpaid':
      return { word, network: subject };
    case 'close':
      return { word, month: monthOf(subject, '"books close" takes a month as YYYY-MM.') };
    case 'write-off': {
      const { members } = values;
      if (subject === undefined || (members !== 'pay' && members !== 'decline')) {
        throw new UsageError(
          '"books write-off" takes a network, --to and the last day, and --members with pay or decline: what becomes of cashback that waits.',
        );
      }
      return { word, network: subject, to: dayOf(values.to), members, isPreview: values.preview === true };
    }
    case 'invoice':
      if (subject === undefined) throw new UsageError('"books invoice" takes a network, and --month.');
      return { word, network: subject, month: monthOf(values.month, '--month takes a month as YYYY-MM.') };
    case 'journal': {
      const { csv, tally } = values;
      const month = monthOf(values.month, '--month takes a month as YYYY-MM.');
      if (csv !== undefined && tally === undefined) return { word, month, form: 'csv', path: csv };
      if (tally !== undefined && csv === undefined) return { word, month, form: 'tally', path: tally };
      throw new UsageError('"books journal" takes --csv or --tally, with the file to write.');
    }
    case 'balance':
      return { word, to: values.to === undefined ? undefined : dayOf(values.to) };
    case 'all':
    case 'members':
      return { word };
  }
}

function monthOf(given: string | undefined, problem: string): string {
  if (given === undefined || !/^\d{4}-(0[1-9]|1[0-2])$/.test(given)) throw new UsageError(problem);
  return given;
}

function dayOf(given: string | undefined): string {
  const isDay = given !== undefined && /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given));
  if (!isDay) throw new UsageError('--to takes a day as YYYY-MM-DD.');
  return given;
}

function parse(args: string[]) {
  return orUsageError(() => parseArgs({ args, allowPositionals: true, options }));
}
