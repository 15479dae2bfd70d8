/** Limits of connections for tests with many writers, on a machine that is busy with other tests. */
export const longTimeout = { timeoutMs: 60_000 };
