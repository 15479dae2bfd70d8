import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { UsageProblem } from './UsageProblem.ts';

/**
 * Reads options and words of a command.
 * @throws UsageProblem for an option that is unknown or lacks its value
 */
export function readOptions<const Options extends ParseArgsOptionsConfig>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageProblem(error instanceof Error ? error.message : String(error));
  }
}
