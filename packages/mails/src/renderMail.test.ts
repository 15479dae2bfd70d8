import { describe, expect, it } from 'vitest';
import {
  approvedMail,
  bankChangeMail,
  bankCodeMail,
  breachMail,
  claimMail,
  costlyOrdersMail,
  declinedMail,
  emailVerificationMail,
  forfeitedMail,
  forfeitWarningMail,
  giftCardsDeliveredMail,
  giftCardsRefundMail,
  giftCardsRefundReversedMail,
  giftCardsRepaidMail,
  giftMail,
  ledgerAlarmMail,
  type Message,
  panMail,
  passwordChangedMail,
  passwordResetMail,
  payoutFailedMail,
  payoutSentMail,
  payoutStartedMail,
  referralMail,
  refusedReportsMail,
  renderMail,
  reversedMail,
  shopLook,
  trackedMail,
} from './index.ts';

const shop = { productName: 'Potli & Co', siteUrl: 'https://shop.example' };
const stopUrl = 'https://shop.example/unsubscribe?key=1.tracked.x&y="';
/** What a shop, a member or a network could write. */
const hostile = `<img src=x onerror=alert(1)>"'&</td></table><script>`;
const link = `https://shop.example/verify-email?key=${encodeURIComponent(hostile)}`;
const bank = { name: hostile, target: hostile, link };
const order = {
  name: hostile,
  itemName: hostile,
  isCard: false,
  cashback: 1_24_990.5,
  sale: 12_34_567,
  orderUrl: link,
};
const payout = { name: hostile, amount: 1_24_990.5, withheld: 12.5, target: 'bank account', payoutUrl: link };
const forfeit = { name: hostile, amount: 1_24_990.5, forfeitsAt: new Date('2026-12-20T20:00:00Z') };
const returnPeriodEnd = new Date('2026-12-20T20:00:00Z');

const claim = {
  name: hostile,
  ticketNumber: 'PT-2026-4829301756',
  itemName: hostile,
  storeOrderId: hostile,
  orderAmount: 1_299.5,
  words: hostile,
  heldUntil: returnPeriodEnd,
  claimsUrl: link,
};

const card = { brandName: hostile, denomination: 500, count: 2 };
const giftCards = { ...card, name: hostile, orderId: hostile, paid: 957.5, ordersUrl: link };
const gift = { ...card, receiver: hostile, link };

const messages: Record<string, Message> = {
  tracked: trackedMail({ ...order, returnPeriodEnd, waitsForMoney: false }),
  approved: approvedMail({ ...order, repaid: 20, missing: 'bank account' }, shop),
  declined: declinedMail({ ...order, reason: hostile }),
  reversed: reversedMail({ ...order, reason: hostile, debt: 3 }),
  referral: referralMail({ name: hostile, friendName: hostile, share: 1.87, percent: 5 }, shop),
  claim: claimMail({ ...claim, step: 'REJECTED' }),
  held: claimMail({ ...claim, step: 'ON_HOLD', words: null }),
  payoutStarted: payoutStartedMail(payout),
  payoutSent: payoutSentMail({ ...payout, utr: hostile }),
  payoutFailed: payoutFailedMail(
    { ...payout, event: 'failed', reason: hostile, repaid: 3, toDo: 'CHECK_BANK_DETAILS' },
    shop,
  ),
  payoutReturned: payoutFailedMail({ ...payout, event: 'returned', reason: hostile, repaid: 0, toDo: 'WAIT' }, shop),
  forfeitFirst: forfeitWarningMail({ ...forfeit, isLast: false, loginUrl: link }),
  forfeitLast: forfeitWarningMail({ ...forfeit, isLast: true, loginUrl: link }),
  forfeited: forfeitedMail({ ...forfeit, walletUrl: link }),
  forfeitedForFraud: breachMail({ ...forfeit, breach: 'fraud' }, shop),
  forfeitedForAbuse: breachMail({ ...forfeit, breach: 'abuse' }, shop),
  reset: passwordResetMail({ name: hostile, link }, shop),
  verification: emailVerificationMail({ name: hostile, link }, shop),
  refused: refusedReportsMail([{ network: hostile, count: 3, since: returnPeriodEnd }], shop),
  costly: costlyOrdersMail(
    { held: 1, costly: 2, orders: [{ network: hostile, orderId: hostile, isHeld: true, commission: 0, cost: 5 }] },
    shop,
  ),
  ledger: ledgerAlarmMail({ checkedAt: returnPeriodEnd, findings: [[hostile, '3']] }, shop),
  pan: panMail({ name: hostile, masked: hostile, isFirst: true }, shop),
  bankFirst: bankChangeMail({ ...bank, isFirst: true, holdHours: 0, waitsForAddress: false }, shop),
  bankChange: bankChangeMail({ ...bank, isFirst: false, holdHours: 72, waitsForAddress: false }, shop),
  bankUnverified: bankChangeMail({ ...bank, isFirst: true, holdHours: 24, waitsForAddress: true }, shop),
  bankCode: bankCodeMail({ name: hostile, code: '402817' }, shop),
  giftCards: giftCardsDeliveredMail({ ...giftCards, receiver: null }, shop),
  giftPaid: giftCardsDeliveredMail({ ...giftCards, receiver: hostile }, shop),
  giftCardsRefund: giftCardsRefundMail({ ...giftCards, why: 'SOLD_OUT' }),
  giftCardsNotIssued: giftCardsRefundMail({ ...giftCards, why: 'NOT_ISSUED' }),
  giftCardsOtherAmount: giftCardsRefundMail({ ...giftCards, why: 'OTHER_AMOUNT' }),
  giftCardsRefundReversed: giftCardsRefundReversedMail(giftCards),
  giftCardsRepaid: giftCardsRepaidMail({ ...giftCards, repaid: 957.5, reference: hostile }),
  gift: giftMail({ ...gift, message: hostile, sender: hostile }, shop),
  giftOfNobody: giftMail({ ...gift, message: '', sender: '' }, shop),
  passwordChanged: passwordChangedMail({ name: hostile, bankUrl: link }, shop),
};

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');

describe.each(Object.entries(messages))('the mail %s', (_, message) => {
  it('says the same in both forms, and nothing that others wrote is HTML', async () => {
    const { html, text, subject } = await renderMail(message, shop, shopLook, stopUrl);
    expect(subject).toBe(message.subject);
    for (const block of message.blocks) {
      const said = block.kind === 'text' ? [block.text] : block.kind === 'facts' ? block.rows.flat() : [block.label];
      if (block.kind === 'button') said.push(block.href);
      for (const one of said) {
        expect(text).toContain(one);
        expect(html).toContain(escaped(one));
      }
    }
    for (const form of [html, text]) expect(form).not.toMatch(/undefined|\[object|NaN/);
    expect(text).toContain(stopUrl);
    expect(html).toContain(`href="${escaped(stopUrl)}"`);
    expect(html).not.toMatch(/<(img|script|link|iframe)/);
  });

  it('loads nothing from the network', async () => {
    const { html } = await renderMail(message, shop, shopLook);
    expect(html).not.toMatch(/url\(|@import|@font-face|<[^>]*\s(src|background)=/);
    expect(html).not.toContain('Switch off mails');
  });
});

it('amounts are grouped as in India, dates are those of India', async () => {
  const tracked = await renderMail(messages.tracked as Message, shop, shopLook);
  expect(tracked.text).toContain('Pending: ₹1,24,990.50');
  expect(tracked.text).toContain('Order amount: ₹12,34,567.00');
  expect(tracked.text).toContain('Returns until: 21-12-2026');
});
