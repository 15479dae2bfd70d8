import { setTimeout } from 'node:timers/promises';
import type { BankAnswer, BankStatus } from './BankPort.ts';

/** What a bank answers in time. One that throws or hangs can have sent the money all the same: unknown. */
export async function askBank<Answer extends BankAnswer | BankStatus>(
  ask: () => Promise<Answer>,
  timeoutMs: number,
): Promise<Answer | { result: 'unknown' }> {
  const unknown = { result: 'unknown' } as const;
  const over = new AbortController();
  try {
    return await Promise.race([ask(), setTimeout(timeoutMs, unknown, { signal: over.signal, ref: false })]);
  } catch {
    return unknown;
  } finally {
    over.abort();
  }
}
