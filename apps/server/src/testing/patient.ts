/** Limits of connections for tests with many writers, on a machine that is busy with other tests. */
export const patient = { timeoutMs: 60_000 };
