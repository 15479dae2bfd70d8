import { setTimeout } from 'node:timers/promises';
import { invalid } from '../../../errors/ProblemError.ts';
import type { CheckVpa, VpaAnswer } from './CheckVpa.ts';

const TIMEOUT_MS = 3_000;
/** As long as a name of ours may be; a bank's text is shown, so it has a limit. */
const LONGEST_NAME = 100;

/**
 * The name that the bank has for a UPI ID; null where it could not be asked. Call it outside of a transaction: a bank that
 * hangs must not hold locks.
 * @throws ProblemError invalid for a UPI ID that pays nobody
 */
export async function nameOfVpa(checkVpa: CheckVpa, vpa: string, timeoutMs = TIMEOUT_MS): Promise<string | null> {
  const answer = await ask(checkVpa, vpa, timeoutMs);
  if (answer.result === 'refused') throw invalid('No bank knows this UPI ID. Please check it.');
  return answer.result === 'named' ? answer.name.trim().slice(0, LONGEST_NAME) || null : null;
}

async function ask(checkVpa: CheckVpa, vpa: string, timeoutMs: number): Promise<VpaAnswer> {
  const unknown: VpaAnswer = { result: 'unknown' };
  const over = new AbortController();
  try {
    return await Promise.race([
      checkVpa(vpa, over.signal),
      setTimeout(timeoutMs, unknown, { signal: over.signal, ref: false }),
    ]);
  } catch {
    return unknown;
  } finally {
    over.abort();
  }
}
