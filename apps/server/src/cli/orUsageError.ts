import { UsageError } from './Cli.ts';

/** What `read` makes of a command line. @throws UsageError with the message of whatever it throws */
export function orUsageError<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
