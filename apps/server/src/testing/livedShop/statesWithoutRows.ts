/** States that the schema allows and no shop in production comes into, and why. `livedShop.db.test.ts` sees that it is so. */
export const statesWithoutRows: Readonly<Record<string, string>> = {
  'demo_member: any row': 'production opens no database with members of the demo',
  "dispute_answer: from_status = 'APPROVED'": 'a decision is final: the table refuses an answer after it',
  "dispute_answer: from_status = 'REJECTED'": 'a decision is final: the table refuses an answer after it',
  "gift_card_order: provider = 'simulated'": 'production takes no payments that are made up',
  'item_terms: valid_from > now()': 'terms hold from their import on',
  'shop_order: paid_as_commission_at is not null':
    'only an upgrade of a shop that settled by an earlier release sets it',
  'rate_limit: expire is null': 'the library of the limits has limits without an end; the shop has none',
  ...Object.fromEntries(
    ['member_id', 'seq', 'prev_hash', 'salt', 'hash'].map((column) => [
      `journal: ${column} is null`,
      'no code moves money between accounts of the house alone',
    ]),
  ),
};
