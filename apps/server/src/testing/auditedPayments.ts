import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AuditedCommand, CommandParts } from './auditedCommands.ts';
import { joinMember } from './joinMember.ts';
import { addPaidGiftCards } from './payments/addPaidGiftCards.ts';
import { addRefundingGiftCards } from './payments/addRefundingGiftCards.ts';
import { addVoucher } from './payments/addVoucher.ts';

const HEAD = 'event_id,event_type,sale_type,event_amount,event_settlement_amount,payment_service_charge';

/** Commands about payments of gift cards and their vouchers; each settlement has a file of its own. */
export function createAuditedPayments({ host, potli, folder }: CommandParts) {
  let count = 0;

  /** A settlement of one payment. */
  function settlement(paymentId: string): { name: string; path: string; eventId: string } {
    const name = `${paymentId}.csv`;
    const path = join(folder, name);
    const line = `${count},PAYMENT,CREDIT,490,480,10,${paymentId},S-${count},2026-11-02`;
    writeFileSync(path, `${HEAD},cf_payment_id,cf_settlement_id,settlement_date\n${line}\n`);
    return { name, path, eventId: String(count) };
  }

  const cases: Record<string, () => Promise<AuditedCommand>> = {
    'vouchers remove': async () => {
      count += 1;
      const giftCard = `audited-${count}`;
      await addVoucher(host().database, giftCard);
      const args = ['vouchers', 'remove', giftCard, '--reason', 'Recalled', '--count', '1'];
      const after = { removed: 1, cost: 450, reason: 'Recalled' };
      return { args, object: `vouchers of ${giftCard}`, after, again: 'refused' };
    },
    'payments settle': async () => {
      const { id } = await joinMember(host());
      count += 1;
      const paymentId = `paid-${count}`;
      await addPaidGiftCards(host().database, { memberId: id, paymentId, paidPaise: 49_000n });
      const { name, path } = settlement(paymentId);
      const [object, after] = [`settlement cashfree ${name}`, { lines: 1, paise: 48_000 }];
      return { args: ['payments', 'settle', 'cashfree', path], object, after, again: 'the same' };
    },
    'payments close': async () => {
      count += 1;
      const { path, eventId } = settlement(`nobodys-${count}`);
      await potli('payments', 'settle', 'cashfree', path);
      const reason = 'of our other shop';
      const args = ['payments', 'close', 'cashfree', 'payment', eventId, '--reason', reason];
      const object = `settlement line cashfree PAYMENT ${eventId}`;
      const change = { before: { state: 'waiting' }, after: { state: 'closed', reason, paise: 48_000 } };
      return { args, object, ...change, again: 'refused' };
    },
    'payments refund-by-hand': async () => {
      count += 1;
      const { database } = host();
      const { id } = await joinMember(host());
      const orderId = await addRefundingGiftCards(database, { memberId: id, paymentId: `back-${count}` });
      const [reason, reference] = ['Account closed', `N33526001122${count}`];
      const more = ['--reason', reason, '--reference', reference, '--confirmed'];
      const after = { state: 'closed', reason, reference, rupees: 478.75, isConfirmed: true };
      return {
        args: ['payments', 'refund-by-hand', String(orderId), ...more],
        object: `gift card order ${orderId}`,
        before: { state: 'open' },
        after,
        again: 'refused',
      };
    },
  };
  return cases;
}
