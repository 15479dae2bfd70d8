const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
/** Connection exceptions, too many connections, shutting down or starting up, and a statement that ran out of time. */
const SQL_STATES = /^(08...|53300|57P0.|57014)$/;
/** What `pg` says without giving a code. */
const DRIVER_TEXTS = /connection terminated|timeout exceeded when trying to connect|query read timeout|not queryable/i;

/** Whether a failure means that the database cannot be reached now, and the same call may work a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (SOCKET_CODES.has(code) || SQL_STATES.test(code) || DRIVER_TEXTS.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  return isDatabaseAway(error.cause);
}
