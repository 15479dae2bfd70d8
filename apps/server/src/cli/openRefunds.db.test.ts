import { REFUND_ATTEMPTS, REFUND_LATE_DAYS } from '@potli/api/contract/policy';
import { DAY_MS, HOUR_MS } from '@potli/api/units/time';
import { expect, it } from 'vitest';
import { countLateRefunds } from '../domain/shop/checkout/readRefunds.ts';
import { openCli } from '../testing/openCli.ts';
import { addRefundingGiftCards } from '../testing/payments/addRefundingGiftCards.ts';
import { addMember } from '../testing/sampleMoney.ts';

const { database, run } = await openCli();
const memberId = await addMember(database);

/** An order whose money goes back since some hours. */
async function refunding(
  hours: number,
  change: Partial<Parameters<typeof addRefundingGiftCards>[1]> = {},
): Promise<bigint> {
  const paymentId = `pay_${hours}`;
  const refundStartedAt = new Date(Date.now() - hours * HOUR_MS);
  return addRefundingGiftCards(database, { memberId, paymentId, refundStartedAt, ...change });
}
const LATE_HOURS = (REFUND_LATE_DAYS * DAY_MS) / HOUR_MS;
const list = async () => {
  const { code, printed } = await run(['payments', 'refunds']);
  return { code, lines: printed.split('\n').map((line) => line.replace(/of razorpay payment \S+, since [\d-]+/, '…')) };
};

it('a shop that owes nobody says so', async () => {
  expect(await list()).toEqual({ code: 0, lines: ['No refund is open.'] });
  expect(await countLateRefunds(database.orm)).toBe(0);
});

it('refunds that are on their way are listed and not late', async () => {
  const nextAskAt = new Date('2026-11-02T09:30:40Z');
  const ids = [
    await refunding(LATE_HOURS - 1),
    await refunding(2, { refundId: 'rfnd_1' }),
    await refunding(1, { refundsFailed: 1, nextAskAt }),
  ];
  expect(await list()).toEqual({
    code: 0,
    lines: [
      `order ${ids[0]}, ₹478.75 …: the provider has not taken it, the log says why`,
      `order ${ids[1]}, ₹478.75 …: on its way as rfnd_1`,
      `order ${ids[2]}, ₹478.75 …: 1 attempt failed, the next one is made after 2026-11-02 09:30 UTC`,
    ],
  });
  expect(await countLateRefunds(database.orm)).toBe(0);
});

it('those that do not come through are late, for the command and for a monitor', async () => {
  const ids = [
    await refunding(LATE_HOURS + 1),
    await refunding(0.5, { refundedPaise: 10_000n }),
    await refunding(0.4, { refundsFailed: REFUND_ATTEMPTS }),
  ];
  const { code, lines } = await list();
  expect(code).toBe(1);
  expect(lines.filter((line) => line.startsWith('late: '))).toEqual([
    `late: order ${ids[0]}, ₹478.75 …: the provider has not taken it, the log says why`,
    `late: order ${ids[1]}, ₹478.75 …: ₹100.00 went back, refund the rest at the dashboard of the provider`,
    `late: order ${ids[2]}, ₹478.75 …: 5 attempts failed, refund it at the dashboard of the provider, or by hand`,
  ]);
  expect(await countLateRefunds(database.orm)).toBe(3);
});
