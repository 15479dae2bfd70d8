import { parseArgs } from 'node:util';
import { UsageError } from './Cli.ts';
import { orUsageError } from './orUsageError.ts';

/** Whether a command that takes no more than `--json` got it. @throws UsageError for anything else */
export function readJsonOption(args: string[]): boolean {
  const { json, words } = splitJson(args);
  if (words.length > 0) throw new UsageError('This command takes no more than --json.');
  return json;
}

/** The words of a command line, and whether `--json` is among them. @throws UsageError for another option */
export function splitJson(args: string[]): { json: boolean; words: string[] } {
  return orUsageError(() => {
    const options = { json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    return { json: values.json === true, words: positionals };
  });
}
