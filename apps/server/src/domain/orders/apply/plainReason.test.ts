import { expect, it } from 'vitest';
import { plainReason } from './plainReason.ts';

it.each([
  ['ITEM_RETURNED', /was returned/],
  ['RETURNED_MERCHANDISE', /was returned/],
  ['Order cancelled by customer', /was cancelled/],
  ['ITEM_OUT_OF_STOCK', /could not deliver/],
  ['COUPON_NOT_LISTED', /coupon/],
  ['EXISTING_CUSTOMER', /new customers/],
  ['RETURNING_CUSTOMER', /new customers/],
  ['Returning user', /new customers/],
  ['DUPLICATED_ORDER', /already/],
  ['LAST_CLICK_OTHER_SOURCE', /another link or ad/],
  ['EXCLUDED_CATEGORY', /no cashback for what was/],
  ['CONS_FRAUD', /terms/],
  ['  ', /gave no reason/],
  [null, /gave no reason/],
  ['COD_REFUSED', /not paid for or not accepted/],
  ['Unpaid (COD)', /not paid for or not accepted/],
  ['Barcode not found', /“Barcode not found”/],
  ['Bulk order', /“Bulk order”/],
])('%s', (reported, text) => {
  expect(plainReason(reported)).toMatch(text);
});
