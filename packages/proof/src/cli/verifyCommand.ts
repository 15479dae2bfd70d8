import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { FileVerdict } from '../FileVerdict.ts';
import { verdicts } from '../verdicts.ts';
import { verifyFile } from '../verifyFile.ts';

/** Where a command prints. */
export interface Terminal {
  /** Writes a line to the standard output. */
  print(text: string): unknown;
  /** Writes a line to the standard error. */
  complain(text: string): unknown;
}

const exitCodes = { sound: 0, broken: 1, unreadable: 2 } as const;

/**
 * Checks files and prints what it found, in words or as JSON.
 * @param usage the words before the arguments, such as `npx @potli/proof verify`
 * @returns the exit code: 0 sound, 1 broken, 2 for files that cannot be read and arguments that make no command
 */
export async function verifyCommand(args: string[], { print, complain }: Terminal, usage: string): Promise<0 | 1 | 2> {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    if (values.help) {
      print(helpOf(usage));
      return 0;
    }
    const [file, earlier, ...more] = positionals;
    if (file === undefined || more.length > 0) throw new Error('Name one file, or it and an earlier one.');
    if (values.head !== undefined && !/^[0-9a-f]{64}$/i.test(values.head)) {
      throw new Error('A head has 64 digits of hexadecimal.');
    }
    const [roots, keys] = [readIfNamed(values.roots), readIfNamed(values.keys)];
    const verdict = await verifyFile(readText(file), {
      earlier: readIfNamed(earlier),
      head: values.head?.toLowerCase(),
      roots,
      keys,
      // whoever names them says that they are the shop's
      shop: { roots, keys },
    });
    print(values.json ? JSON.stringify(verdict, null, 2) : inWords(verdict));
    return exitCodes[verdict.result];
  } catch (error) {
    complain(`${error instanceof Error ? error.message : String(error)}\n\n${helpOf(usage)}`);
    return 2;
  }
}

const readIfNamed = (file: string | undefined) => (file === undefined ? undefined : readText(file));

/** Some editors write a mark of the encoding in front. */
const readText = (file: string) => readFileSync(file, 'utf8').replace(/^\uFEFF/, '');

const options = {
  head: { type: 'string' },
  roots: { type: 'string' },
  keys: { type: 'string' },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const helpOf = (
  usage: string,
) => `${usage} <statement.json> [earlier.json] [--roots roots.json] [--keys KEYS.json] [--head HASH] [--json]
${usage} <receipt.json> --keys KEYS.json [--json]
${usage} <roots.json> [others-roots.json] [--keys KEYS.json] [--json]
  Says whether a statement or a receipt was changed, without asking the shop and without a network. That it is the
  shop's shows only what you got from the shop itself: its roots or keys. Roots can be checked by themselves, too,
  alone or with those that somebody else got. With keys, two files that the shop signed and that contradict each
  other are a proof that it lied.
  earlier.json  a statement that you saved before: shows missing lines at the end, and another history
  --roots FILE  the roots that the shop publishes: shows whether it counted you, and what it owes you
  --head HASH   the head of a statement that you noted
  --keys FILE   the keys that the shop publishes, saved from its address /receipt-keys
  --json        prints JSON
Exit code: 0 nothing was changed, 1 something was, 2 the file cannot be read.`;

function inWords(verdict: FileVerdict): string {
  const { words, tone } = verdicts[verdict.kind];
  const said = `${tone === 'danger' ? words.toUpperCase() : words} ${verdict.sentence}`;
  if (verdict.result !== 'sound') return said;
  const width = Math.max(...verdict.facts.map(({ name }) => name.length));
  const facts = verdict.facts.map(({ name, value }) => `  ${name.padEnd(width)}  ${value}`);
  const limits = verdict.limits.map((limit) => `- ${limit}`);
  return [said, ...facts, '', 'What this does not show:', ...limits].join('\n');
}
