import { expect, test } from 'vitest';
import { type CheckoutForm, checkoutErrors, newCheckoutForm, type OrderedCard, toOrderBody } from './checkoutForm.ts';

const days = { first: '2026-11-20', last: '2027-02-18' };
const fixed: OrderedCard = { id: '7', denominations: [500, 1000], denominationRange: null, maxCount: 3 };
const ranged: OrderedCard = {
  ...fixed,
  denominations: [],
  denominationRange: { min: 100, max: 5000, step: 50 },
};
const receiver = { isGift: true, receiverName: 'Meera', receiverEmail: 'meera@potli.example' };

const errorsOf = (changes: Partial<CheckoutForm>, card = fixed) =>
  checkoutErrors({ ...newCheckoutForm(card), ...changes }, card, days);

test('a card for oneself begins with its first value and one card', () => {
  expect(newCheckoutForm(fixed)).toMatchObject({ denomination: '500', count: '1', isGift: false });
  expect(errorsOf({})).toEqual({});
  expect(errorsOf({ ...receiver, sendOn: '2026-12-24' })).toEqual({});
});

test.each([
  [{ denomination: '700' }, fixed, { denomination: 'Choose the value of the card' }],
  [{}, ranged, { denomination: 'Enter the value of the card' }],
  [{ denomination: '125' }, ranged, { denomination: 'Choose ₹100 to ₹5,000 in steps of ₹50' }],
  [{ denomination: '5050' }, ranged, { denomination: 'Choose ₹100 to ₹5,000 in steps of ₹50' }],
  [{ denomination: '1e3' }, ranged, { denomination: 'Choose ₹100 to ₹5,000 in steps of ₹50' }],
  [{ count: '4' }, fixed, { count: 'Choose 1 to 3 cards' }],
  [{ count: '0' }, fixed, { count: 'Choose 1 to 3 cards' }],
  [
    { isGift: true },
    fixed,
    { receiverName: expect.any(String) as string, receiverEmail: expect.any(String) as string },
  ],
  [{ ...receiver, receiverEmail: 'meera@' }, fixed, { receiverEmail: 'Invalid Email' }],
  [{ ...receiver, message: 'a'.repeat(301) }, fixed, { message: 'Use 300 characters at most' }],
  [{ ...receiver, sendOn: '24-12' }, fixed, { sendOn: 'Write a date like 12-11-2026.' }],
  [{ ...receiver, sendOn: '2026-11-19' }, fixed, { sendOn: 'Choose today or a later day' }],
  [{ ...receiver, sendOn: '2027-02-19' }, fixed, { sendOn: 'Choose a day within 90 days' }],
] as const)('%j of a card is refused', (changes, card, errors) => {
  expect(errorsOf(changes, card)).toEqual(errors);
});

test('a gift can be dated until the last of its days', () => {
  expect(errorsOf({ ...receiver, sendOn: '2027-02-18' })).toEqual({});
});

test('what was typed of a receiver is not asked, nor sent, where the card is for oneself', () => {
  const form = { ...newCheckoutForm(fixed), receiverEmail: 'meera@', count: '2' };
  expect(checkoutErrors(form, fixed, days)).toEqual({});
  expect(toOrderBody(form, fixed)).toEqual({ giftCardId: '7', denomination: 500, count: 2, gift: null });
});

test('an order says what is wanted, and no amount to pay', () => {
  const form = { ...newCheckoutForm(fixed), ...receiver, receiverName: ' Meera ', message: 'Enjoy' };
  expect(toOrderBody(form, fixed)).toEqual({
    giftCardId: '7',
    denomination: 500,
    count: 1,
    gift: { name: 'Meera', email: 'meera@potli.example', message: 'Enjoy', sendOn: null },
  });
});
