import { isConnectionError } from '../errors/isConnectionError.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { describeError } from './describeError.ts';

/** The text of a failure for the operator: its own text for an OperatorError, else its description. */
export function toOperatorText(error: unknown): string {
  if (!(error instanceof OperatorError)) return `Something went wrong: ${inFull(error)}`;
  return error.cause === undefined ? error.message : `${error.message} ${inFull(error.cause)}`;
}

const inFull = (error: unknown) => JSON.stringify(describeError(error), null, 2);

/** The text for the operator when the shop cannot start. @param port as it was configured */
export function toStartFailure(error: unknown, port = '3000'): string {
  const { code, syscall } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  // ENOENT means a missing socket only for `connect`
  const isFile = code === 'ENOENT' && syscall !== 'connect';
  if (!(error instanceof OperatorError) && !isFile && isConnectionError(error)) {
    return toOperatorText(new OperatorError('The database cannot be reached.', { cause: error }));
  }
  return toOperatorText(error);
}
