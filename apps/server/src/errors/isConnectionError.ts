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
 * What PostgreSQL says when it cannot work now, whatever was asked: connection exceptions (08), no room on the disk or
 * in memory, too many connections (53), shutting down or starting up (57P), a broken disk (58), only reading, as after
 * a failover (25006), a transaction ended by a time limit (25P), a statement or lock that took too long (57014, 55P03),
 * and transactions ended because of others (40).
 */
const SQL_STATES = /^(08...|53...|57P..|58...|25006|25P0[34]|57014|55P03|40...)$/;
/** What `pg` says without giving a code. */
const DRIVER_TEXTS = /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i;

/** Whether a failure means that the database cannot work now, and the same call may work a moment later. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (SOCKET_CODES.has(code) || SQL_STATES.test(code) || DRIVER_TEXTS.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isConnectionError);
  return isConnectionError(error.cause);
}

/** The SQLSTATE of a failure (PostgreSQL, appendix A), also of one that a library has wrapped; undefined without one. */
export function sqlStateOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  // Codes of the operating system have no digit (`EPIPE`), those of PostgreSQL have one.
  return /^(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : sqlStateOf(error.cause);
}
