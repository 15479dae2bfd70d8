const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
/**
 * SQLSTATEs for "cannot work now", independent of the query: connection exceptions (08), no space on disk or in
 * memory, too many connections (53), shutdown or startup (57P), a broken disk (58), read-only, as after a failover
 * (25006), a transaction ended by a time limit (25P), a statement or lock that took too long (57014, 55P03), and
 * transactions ended because of others (40).
 */
const SQL_STATES = /^(08...|53...|57P..|58...|25006|25P0[34]|57014|55P03|40...)$/;
/** Messages of `pg` that have no code. */
const DRIVER_TEXTS = /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i;

/** Whether the database cannot work now, so that the same call may succeed a moment later. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (SOCKET_CODES.has(code) || SQL_STATES.test(code) || DRIVER_TEXTS.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  return isConnectionError(error.cause);
}

/** The SQLSTATE of an error (PostgreSQL, appendix A) or of its cause; undefined without one. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  // codes of the operating system have no digit (`EPIPE`), SQLSTATEs have one
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : sqlStateOf(error.cause);
}

/** Whether a statement was ended because it waited for a lock or ran too long, which one row can cause. */
export const tookTooLong = (error: unknown): boolean => ['55P03', '57014'].includes(sqlStateOf(error) ?? '');
