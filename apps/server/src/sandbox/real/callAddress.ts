import { setTimeout as sleep } from 'node:timers/promises';
import { plainRupees } from '@potli/api/units/money';
import { timeText } from './listText.ts';
import type { RealLine, RealStatus } from './RealLine.ts';

const TIMEOUT_MS = 10_000;
const PAUSE_MS = 250;
const MOST_TRIES = 20;

/** A call at the secret address of a network: it knows the number of the shop alone, and anybody could make it. */
export function callOf({ number, clickId, words }: RealLine, status: RealStatus): URLSearchParams {
  const [{ salePaise, commissionPaise }] = words;
  return new URLSearchParams({
    order_id: number,
    subid: clickId,
    status,
    currency: 'INR',
    order_sum: plainRupees(salePaise),
    payment_sum: plainRupees(commissionPaise),
    // its clock moves on, while that of the lists is fixed
    time: timeText({ orderedAt: Date.now(), exactness: 'second' }),
  });
}

/** Calls until the shop takes it, or refuses it for good. @returns the last status; 0 where the shop is away */
export async function callAddress(address: string, body: URLSearchParams): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(address, { method: 'POST', body, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
      () => undefined,
    );
    const status = response?.status ?? 0;
    await response?.body?.cancel();
    const isFinal = status !== 0 && status !== 429 && status < 500;
    if (isFinal || tries === MOST_TRIES) return status;
    const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
    await sleep(seconds >= 0 ? seconds * 1_000 : PAUSE_MS);
  }
}
