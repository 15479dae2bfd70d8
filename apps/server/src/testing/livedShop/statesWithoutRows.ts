const dated = [
  'is_off',
  'live_from is not null',
  'live_until <= now()',
  'live_until > now()',
  'live_until is not null',
];
const next = ['next_rate_card_id is not null', 'next_rates_from is not null'];
const kinds = ['banners', 'creditCards', 'flashDeals', 'homeSections', 'offers', 'searchWords'];

const unedited = [
  ...['banner', 'category', 'credit_card', 'gift_card', 'home_section', 'offer', 'search_word', 'store'].flatMap(
    (table) => dated.map((state) => `${table}: ${state}`),
  ),
  ...['credit_card', 'offer', 'store'].flatMap((table) => next.map((state) => `${table}: ${state}`)),
  ...kinds.map((kind) => `catalogue_change: kind = '${kind}'`),
  ...["((state = 'waiting'::text))", 'asked_member is not null', 'decided_by is not null', 'proposed is not null'].map(
    (state) => `catalogue_change: ${state}`,
  ),
  ...["state = 'refused'", "state = 'waiting'", 'undoes is not null', 'undone_by is not null'].map(
    (state) => `catalogue_change: ${state}`,
  ),
  ...['((draft IS NOT NULL))', '((live_until IS NOT NULL))', 'draft is not null', 'draft_base is not null'].map(
    (state) => `catalogue_row: ${state}`,
  ),
  ...[...dated, 'row is null'].map((state) => `catalogue_row: ${state}`),
  'catalogue_version: row is null',
  'staff_token: expires_at <= now()',
];

/** States that the schema allows and no shop in production comes into, and why. `livedShop.db.test.ts` sees that it is so. */
export const statesWithoutRows: Readonly<Record<string, string>> = {
  'demo_member: any row': 'production opens no database with members of the demo',
  "dispute_answer: from_status = 'APPROVED'": 'a decision is final: the table refuses an answer after it',
  "dispute_answer: from_status = 'REJECTED'": 'a decision is final: the table refuses an answer after it',
  "gift_card_order: provider = 'simulated'": 'production takes no payments that are made up',
  'item_terms: valid_from > now()': 'terms hold from their import on',
  'rate_card: valid_from > now()': 'rates hold from their import on',
  'shop_order: paid_as_commission_at is not null':
    'only an upgrade of a shop that settled by an earlier release sets it',
  'rate_limit: expire is null': 'the library of the limits has limits without an end; the shop has none',
  // a chapter in which editors change the shop window is still to be written
  ...Object.fromEntries(unedited.map((state) => [state, 'no editor changes the window of the lived shop yet'])),
  ...Object.fromEntries(
    ['member_id', 'seq', 'prev_hash', 'salt', 'hash'].map((column) => [
      `journal: ${column} is null`,
      'no code moves money between accounts of the house alone',
    ]),
  ),
};
