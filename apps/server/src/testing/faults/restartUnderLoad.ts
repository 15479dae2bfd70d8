import { setTimeout as sleep } from 'node:timers/promises';
import type { FaultMember, FaultShop } from './FaultShop.ts';
import { restartPostgres } from './faults.ts';
import { mark } from './mark.ts';
import { addFaultMember } from './runFault.ts';
import type { Acknowledged, Write } from './Write.ts';

/** The result of several restarts. */
export interface RestartReport {
  acknowledged: number;
  /** Calls that got a 503 with Retry-After. */
  unavailable: number;
  /** Other answers, and calls without one. */
  wrongAnswers: string[];
  /** Confirmed calls that are missing afterwards, by name. */
  lost: string[];
  /** Which share of the calls succeeded in the second that began five seconds after each restart; the lowest. */
  leastAfter: number;
}

interface Answer {
  sentAt: number;
  isAcknowledged: boolean;
}

const CALLERS = 2;
/** Between two calls of a caller. */
const PAUSE_MS = 150;
const TIMEOUT_MS = 5_000;
const LOOK_MS = 1_000;

/** Restarts PostgreSQL again and again while members and networks call both hosts without a pause. */
export async function restartUnderLoad(
  shop: FaultShop,
  writes: readonly Write[],
  restarts: number,
): Promise<RestartReport> {
  const report: RestartReport = { acknowledged: 0, unavailable: 0, wrongAnswers: [], lost: [], leastAfter: 1 };
  const acknowledged: { write: Write; call: Acknowledged }[] = [];
  const answers: Answer[] = [];
  let isOver = false;

  async function call(write: Write, member: FaultMember): Promise<void> {
    const own = mark();
    const sentAt = performance.now();
    const response = await write.send(member, own).catch(() => undefined);
    const isAcknowledged = response?.ok === true;
    answers.push({ sentAt, isAcknowledged });
    if (isAcknowledged) acknowledged.push({ write, call: { member, mark: own, answer: await response.json(), shop } });
    else if (response?.status === 503 && response.headers.get('retry-after')) report.unavailable += 1;
    else report.wrongAnswers.push(`${write.calls.join()}: ${response?.status}`);
  }

  const callers: { write: Write; member: FaultMember }[] = [];
  for (const host of shop.hosts) {
    for (const write of writes) {
      const member = await addFaultMember(shop, host);
      await write.prepare?.(member, shop);
      for (let caller = 0; caller < CALLERS; caller += 1) callers.push({ write, member });
    }
  }
  const calling = Promise.all(
    callers.map(async ({ write, member }) => {
      while (!isOver) {
        await call(write, member);
        await sleep(PAUSE_MS);
      }
    }),
  );
  for (let restart = 0; restart < restarts; restart += 1) {
    await sleep(LOOK_MS);
    await restartPostgres(shop);
    await sleep(TIMEOUT_MS);
    const from = performance.now();
    await sleep(LOOK_MS);
    const after = answers.filter(({ sentAt }) => sentAt >= from);
    const share = after.filter(({ isAcknowledged }) => isAcknowledged).length / after.length;
    report.leastAfter = Math.min(report.leastAfter, share);
  }
  isOver = true;
  await calling;
  report.acknowledged = acknowledged.length;
  for (const { write, call: one } of acknowledged)
    if (!(await write.isStored(one))) report.lost.push(write.calls.join());
  return report;
}
