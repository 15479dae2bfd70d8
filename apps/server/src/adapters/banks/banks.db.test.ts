import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BankUnderTest } from '../../testing/banks/banksUnderTest.ts';
import { banksUnderTest } from '../../testing/banks/banksUnderTest.ts';

describe.each(Object.entries(banksUnderTest))('%s', (_, open) => {
  let test: BankUnderTest;
  beforeEach(async () => {
    test = await open();
  });
  afterEach(() => test.close());

  it('takes a transfer, and knows no other', async () => {
    const transfer = await test.newTransfer();
    expect(await test.bank.find(transfer.payoutId)).toEqual({ result: 'missing' });
    expect(await test.bank.transfer(transfer)).toEqual({ result: 'accepted' });
    expect(await test.bank.find(transfer.payoutId)).toEqual({ result: 'accepted' });
    expect(await test.bank.find((await test.newTransfer()).payoutId)).toEqual({ result: 'missing' });
  });

  it('makes one transfer of the same payout, however often and at once it is asked', async () => {
    const transfer = await test.newTransfer();
    const answers = await Promise.all(Array.from({ length: 6 }, () => test.bank.transfer(transfer)));
    expect(new Set(answers.map(({ result }) => result))).toEqual(new Set(['accepted']));
    expect(await test.countOf(transfer.payoutId)).toBe(1);
    await test.tell(transfer.payoutId, 'sent');
    expect((await test.bank.transfer(transfer)).result).toMatch(/^(accepted|sent)$/);
    expect(await test.countOf(transfer.payoutId)).toBe(1);
    expect(await test.paidFor(transfer.payoutId)).toBe(transfer.amountPaise);
  });

  it('is unknown when its answer is lost, and can be asked', async () => {
    const transfer = await test.newTransfer();
    expect(await test.loseAnswer(transfer)).toEqual({ result: 'unknown' });
    expect(await test.bank.find(transfer.payoutId)).toEqual({ result: 'accepted' });
    await test.tell(transfer.payoutId, 'sent');
    const { payoutId, amountPaise } = transfer;
    expect(await test.bank.find(payoutId)).toMatchObject({
      result: 'sent',
      utr: expect.any(String) as string,
      amountPaise,
    });
    expect(await test.countOf(payoutId)).toBe(1);
  });

  it.each(['sent', 'failed', 'returned'] as const)('reports the outcome of a transfer: %s', async (outcome) => {
    const transfer = await test.newTransfer();
    const { payoutId, amountPaise } = transfer;
    await test.bank.transfer(transfer);
    if (outcome === 'returned') await test.tell(payoutId, 'sent');
    const news = await test.tell(payoutId, outcome);
    const reason = expect.stringMatching(/account/i) as string;
    const status = {
      sent: { result: 'sent', amountPaise },
      failed: { result: 'refused', reason },
      returned: { result: 'returned', reason },
    }[outcome];
    expect(news).toMatchObject([{ payoutId, status }]);
    expect(await test.bank.find(payoutId)).toMatchObject(status);
    expect(await test.paidFor(payoutId)).toBe(outcome === 'sent' ? amountPaise : 0n);
  });

  it('is not believed about another amount', async () => {
    const transfer = await test.newTransfer();
    const { payoutId, amountPaise } = transfer;
    await test.bank.transfer(transfer);
    const news = await test.tell(payoutId, 'sent', amountPaise * 100n);
    const found = await test.bank.find(payoutId);
    // the domain compares the amount with that of the payout
    for (const status of [...news.map((each) => each.status), found]) {
      if (status.result === 'sent') expect(status.amountPaise).toBe(amountPaise * 100n);
      else expect(status.result).toMatch(/unknown|accepted/);
    }
    const repeated = await test.bank.transfer(transfer);
    expect(repeated.result).toMatch(/unknown|accepted/);
  });

  it('moves nothing by a forged message', async () => {
    const transfer = await test.newTransfer();
    await test.bank.transfer(transfer);
    expect(await test.forge(transfer.payoutId)).toBeUndefined();
    expect(await test.bank.find(transfer.payoutId)).toEqual({ result: 'accepted' });
  });

  it('refuses at once what no bank would send', async () => {
    const target = { kind: 'upi', vpa: 'asha@okpotli', holderName: 'Asha Rao' } as const;
    const transfer = await test.newTransfer({ target, amountPaise: 10_000_001n });
    expect(await test.bank.transfer(transfer)).toMatchObject({
      result: 'refused',
      reason: expect.stringMatching(/UPI|accounts only/) as string,
    });
    expect(await test.countOf(transfer.payoutId)).toBe(0);
  });
});
