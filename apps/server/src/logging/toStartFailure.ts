import { isConnectionError } from '../errors/isConnectionError.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { toOperatorText } from './toOperatorText.ts';

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
