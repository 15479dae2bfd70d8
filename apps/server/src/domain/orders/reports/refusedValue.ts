import { sqlStateOf } from '../../../errors/isConnectionError.ts';
import { invalid, type ProblemError } from '../../../errors/ProblemError.ts';

/** Data exceptions, such as a number out of range, and rows too large for an index (PostgreSQL, appendix A). */
const VALUE_STATES = /^(22|54)/;

/**
 * The error of the database for a value that it cannot store: the fault of the report that brought it, not of the host, which
 * would fail with it again at each try. Undefined for any other failure.
 */
export function refusedValue(error: unknown): ProblemError | undefined {
  const state = sqlStateOf(error) ?? '';
  return VALUE_STATES.test(state)
    ? invalid(`The report has a value that cannot be stored (SQLSTATE ${state}).`)
    : undefined;
}
