import { isConnectionError } from '../errors/isConnectionError.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { describeError } from './describeError.ts';

/** What the operator reads of a failure: its own words where it has some for them, else what is known of its reason. */
export function toOperatorText(error: unknown): string {
  if (!(error instanceof OperatorError)) return `Something went wrong: ${inFull(error)}`;
  return error.cause === undefined ? error.message : `${error.message} ${inFull(error.cause)}`;
}

const inFull = (error: unknown) => JSON.stringify(describeError(error), null, 2);

/** What the operator reads when the shop could not start. @param port as it was asked for */
export function toStartFailure(error: unknown, port = '3000'): string {
  const { code, syscall } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  // a socket that is not there, not a file
  const isFile = code === 'ENOENT' && syscall !== 'connect';
  if (!(error instanceof OperatorError) && !isFile && isConnectionError(error)) {
    return toOperatorText(new OperatorError('The database cannot be reached.', { cause: error }));
  }
  return toOperatorText(error);
}
