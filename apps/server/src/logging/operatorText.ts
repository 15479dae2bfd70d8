import pg from 'pg';
import { isConnectionError } from '../errors/isConnectionError.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { describeError } from './describeError.ts';

/** The text of a failure for the operator: its own text for an OperatorError, else its description. */
export function toOperatorText(error: unknown): string {
  if (!(error instanceof OperatorError)) return `Something went wrong: ${inFull(error)}`;
  return error.cause === undefined ? error.message : `${error.message} ${inFull(error.cause)}`;
}

const inFull = (error: unknown) => JSON.stringify(describeError(error), null, 2);

/**
 * The text for the operator when the shop cannot start: the words of the failure and of its causes, since nothing that a
 * member typed is in play yet. A fault of the program is described, too.
 * @param port as it was configured
 */
export function toStartFailure(error: unknown, port = '3000'): string {
  const { code, syscall } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Set PORT to another one.`;
  // ENOENT means a missing socket only for `connect`
  const isFile = code === 'ENOENT' && syscall !== 'connect';
  const words = wordsOf(error);
  if (error instanceof OperatorError) return words.join(' ');
  if (!isFile && isConnectionError(error)) return ['The database cannot be reached.', ...words].join(' ');
  const text = `Potli cannot start: ${words.join(' ')}`;
  return PROGRAM_FAULTS.some((fault) => error instanceof fault) ? `${text}\n${inFull(error)}` : text;
}

const PROGRAM_FAULTS = [TypeError, RangeError, ReferenceError, SyntaxError];
const DEEPEST = 6;

/** The messages of an error, its causes and its parts, each once. */
function wordsOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error)) return [typeof error === 'string' ? error : 'an unknown failure'];
  if (depth === DEEPEST) return [];
  const parts: unknown[] = error instanceof AggregateError ? error.errors : [];
  const causes = [...parts, error.cause].filter((cause) => cause !== undefined);
  return [...new Set([wordOf(error), ...causes.flatMap((cause) => wordsOf(cause, depth + 1))])].filter(Boolean);
}

/** PostgreSQL quotes values of rows in messages of these classes: data that does not fit, and broken constraints. */
const WITH_VALUES = /^2[23]/;
const CREDENTIALS = /(\w+:\/\/)[^\s/@]*@/g;

function wordOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  if (error instanceof pg.DatabaseError && WITH_VALUES.test(error.code ?? '')) {
    return `PostgreSQL refuses data that is there (${[error.code, error.table, error.constraint].filter(Boolean).join(', ')}).`;
  }
  const message = error.message.trim().replace(CREDENTIALS, '$1…@');
  if (message === '' && error instanceof AggregateError) return '';
  const text = message === '' ? error.name : message;
  return code === undefined || text.includes(code) ? text : `${text} (${code})`;
}
