import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { OperatorError } from '../OperatorError.ts';
import { toOperatorText } from './toOperatorText.ts';

/** What the operator reads when the shop could not start. @param port as it was asked for */
export function toStartFailure(error: unknown, port = '3000'): string {
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${port} is taken. Set PORT to another one.`;
  }
  if (!(error instanceof OperatorError) && isDatabaseAway(error)) {
    return toOperatorText(new OperatorError('The database cannot be reached.', { cause: error }));
  }
  return toOperatorText(error);
}
