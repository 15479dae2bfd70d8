import { parseArgs } from 'node:util';
import { UsageError } from './Cli.ts';

/** Whether a command that takes no more than `--json` got it. @throws UsageError for anything else */
export function readJsonOption(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { json: { type: 'boolean' } } }).values.json === true;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
