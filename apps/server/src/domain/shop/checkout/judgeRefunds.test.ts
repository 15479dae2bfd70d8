import { describe, expect, it } from 'vitest';
import { judgeRefunds, nextRefundKey } from './judgeRefunds.ts';
import type { MadeRefund } from './PaymentPort.ts';

const made = (refundId: string, state: MadeRefund['state'], rupees = 500): MadeRefund => ({
  refundId,
  state,
  refundKey: refundId,
  amountPaise: BigInt(rupees) * 100n,
});
const judge = (...refunds: MadeRefund[]) => judgeRefunds(refunds, 50_000n);

describe('a refund', () => {
  it('that failed counts as none, and leaves room for another', () => {
    expect(judge(made('a', 'failed'), made('b', 'failed'))).toEqual({ result: 'none', failed: 2 });
    expect(judge(made('a', 'failed'), made('b', 'pending'))).toEqual({ result: 'accepted', refundId: 'b' });
    expect(judge(made('a', 'failed'), made('b', 'done'))).toEqual({ result: 'done', refundId: 'b' });
  });

  it('of a part leaves no room, whether it has gone back or will', () => {
    expect(judge(made('a', 'done', 100))).toEqual({ result: 'partly', refundedPaise: 10_000n });
    expect(judge(made('a', 'pending', 100), made('b', 'done', 50))).toEqual({
      result: 'partly',
      refundedPaise: 15_000n,
    });
  });

  it('in several parts is done when all of them are', () => {
    expect(judge(made('a', 'done', 100), made('b', 'pending', 400))).toEqual({ result: 'accepted', refundId: 'b' });
    expect(judge(made('a', 'done', 100), made('b', 'done', 400))).toEqual({ result: 'done', refundId: 'b' });
  });
});

it('an attempt has an id that no refund has, also beside those of other hands', () => {
  expect(nextRefundKey(12n, [])).toBe('refund-12');
  expect(nextRefundKey(12n, [made('refund-12', 'failed')])).toBe('refund-12-2');
  expect(nextRefundKey(12n, [made('refund-12', 'failed'), made('by hand', 'failed')])).toBe('refund-12-3');
  expect(nextRefundKey(12n, [made('refund-12-2', 'failed')])).toBe('refund-12-3');
});
