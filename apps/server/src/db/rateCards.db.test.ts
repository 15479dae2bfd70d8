import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { databaseUrl } from '../testing/databaseUrl.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { sampleReport } from '../testing/sampleMoney.ts';
import { soundLedger } from '../testing/soundLedger.ts';
import { openDatabase } from './database.ts';
import { ensureDatabase } from './embedded/prepareDatabase.ts';
import { migrate } from './migrate.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');
/** The migration that makes rate cards. */
const CARDS = '0045';

/** A shop of yesterday: a store with three rates, a card, a coupon of the store, a share link, and an order by each. */
const YESTERDAY = `
  insert into member (email, password_hash, name, mobile_number, gender, role, referral_code)
    values ('meera@shop.test', '', '', '', 'OTHER', 'MEMBER', 'MEERA');
  insert into store (url_slug, store_name, store_title, store_image_url, base_url, redirection_url, meta_title,
      meta_description, is_offline, top_cashbacks, store_description, important_terms, faqs, earn_rewards, terms_tag,
      discount_text, cashback_basis_points, cashback_paise, aliases, content_hash, created_at)
    values ('kapas', 'Kapas', '', '', '', '', '', '', false,
      '[{"key":"Sarees","value":"9%"},{"key":"Yarn","value":"2.5%"},{"key":"Visits","value":"₹1,500"},
        {"key":"Gifts","value":"No cashback"},{"key":"Odd","value":"ask us"}]',
      '', '{Not on gift wrap.}', '[]', 'Up to 9% Cashback', '', '', 900, 0, '{}', '', now());
  insert into credit_card (url_slug, image_url, issuer, heading, sub_heading, annual_fees, joining_fees,
      recommended_credit_score, description, terms_and_conditions, eligibility, welcome_offer, base_url, redirect_url,
      is_offline, faqs, cashback_basis_points, cashback_paise, aliases, content_hash, created_at)
    values ('sona', '', '', '', '', '', '', '', '', '{}', '', '', '', '', false, '[]', 0, 125000, '{}', '', now());
  insert into offer (is_flash_deal, url_slug, store_id, offer_name, offer_image_url, offer_home_page_card_tag, coupon_code,
      redirect_url, is_offline, about_this_offer, cashback_details, about_store, get_this_offer, terms_and_conditions,
      cashback_basis_points, cashback_paise, content_hash, created_at)
    values (false, 'coupon', 1, '', '', '', '', '', false, '', '<table><tr></tr></table><p>Kept</p>', '', '', '{}', 700, 0, '', now());
  insert into custom_link (member_id, item_type, item_id, url_hash) values (1, 'STORE', 1, 'abc');
  insert into click (id, member_id, source, source_id, clicked_at, cashback_basis_points, cashback_paise, device)
    select ('00000000-0000-7000-8000-00000000000' || n)::uuid, 1, source, 1, '2026-10-01Z', points, paise, '{}'
    from (values (1, 'STORE', 900, 0), (2, 'CREDIT_CARD', 0, 125000), (3, 'OFFER', 700, 0), (4, 'CUSTOM_LINK', 900, 0),
      (5, 'STORE', 800, 0)) as made (n, source, points, paise);
  insert into shop_order (network, network_order_id, member_id, click_id, cashback_basis_points, cashback_paise, status,
      version_at, version_event, sale_paise, earned_paise, referral_paise, was_approved, reported_at, return_days)
    select 'bazaar', 'OD-' || right(id::text, 1), 1, id, cashback_basis_points, cashback_paise, 'tracked', '2026-10-02Z',
      'event-' || right(id::text, 1), 10000, 0, 0, false, '2026-10-02Z', 30
    from click`;

test('orders and clicks of yesterday get their rates and origins, items their terms, and go on', async () => {
  const before = mkdtempSync(join(tmpdir(), 'potli-migrations-'));
  onTestFinished(() => rmSync(before, { recursive: true }));
  for (const file of readdirSync(MIGRATIONS)) if (file < CARDS) cpSync(join(MIGRATIONS, file), join(before, file));
  const url = databaseUrl(inject('postgresUrl'), 'had_no_rate_cards');
  await ensureDatabase(url);
  await migrate(url, before);
  const old = await openDatabase(url);
  await old.pool.query(YESTERDAY);
  await old.close();
  await migrate(url);
  const database = await openDatabase(url);
  onTestFinished(() => database.close());
  const all = async (text: string) => (await database.pool.query(text)).rows as unknown[];

  expect(
    await all(`select item_kind, applies_to, cashback_basis_points as points, cashback_paise::int as paise, is_default, kind
      from rate_card join rate_row on rate_card_id = rate_card.id order by rate_card.item_kind desc, position`),
  ).toEqual([
    { item_kind: 'STORE', applies_to: 'Sarees', points: 900, paise: 0, is_default: true, kind: 'sale' },
    { item_kind: 'STORE', applies_to: 'Yarn', points: 250, paise: 0, is_default: false, kind: 'sale' },
    { item_kind: 'STORE', applies_to: 'Visits', points: 0, paise: 150_000, is_default: false, kind: 'sale' },
    { item_kind: 'STORE', applies_to: 'Gifts', points: 0, paise: 0, is_default: false, kind: 'sale' },
    { item_kind: 'OFFER', applies_to: 'All orders', points: 700, paise: 0, is_default: true, kind: 'sale' },
    { item_kind: 'CREDIT_CARD', applies_to: 'Card issued', points: 0, paise: 125_000, is_default: true, kind: 'lead' },
  ]);
  // the fifth click had another rate than the store has now: it has its copy
  expect(
    await all(`select network_order_id as id, store_id::int as store, card_id::int as card, applies_to, shop_order.kind,
        clicked_at = '2026-10-01Z' as timed from shop_order left join rate_row on rate_row.id = rate_row_id order by 1`),
  ).toEqual([
    { id: 'OD-1', store: 1, card: null, applies_to: 'Sarees', kind: 'sale', timed: true },
    { id: 'OD-2', store: null, card: 1, applies_to: 'Card issued', kind: 'lead', timed: true },
    { id: 'OD-3', store: 1, card: null, applies_to: 'All orders', kind: 'sale', timed: true },
    { id: 'OD-4', store: 1, card: null, applies_to: 'Sarees', kind: 'sale', timed: true },
    { id: 'OD-5', store: 1, card: null, applies_to: null, kind: 'sale', timed: true },
  ]);
  expect(await all('select cashback_details as said from offer')).toEqual([{ said: '<p>Kept</p>' }]);
  expect(await all('select item_kind, version, name, terms from item_terms order by item_kind desc')).toEqual([
    { item_kind: 'STORE', version: 1, name: 'Kapas', terms: ['Not on gift wrap.'] },
    { item_kind: 'OFFER', version: 1, name: '', terms: [] },
    { item_kind: 'CREDIT_CARD', version: 1, name: '', terms: [] },
  ]);
  expect(await all('select from click where terms_id is not null')).toEqual([]);

  for (const id of ['OD-1', 'OD-5']) {
    const later = sampleReport({ orderId: id, eventId: `later ${id}`, saleAmountPaise: 20_000n });
    expect(await receiveReport(database, later)).toBe('applied');
  }
  expect(
    await all(
      `select earned_paise::int as paise from shop_order where network_order_id in ('OD-1', 'OD-5') order by 1`,
    ),
  ).toEqual([{ paise: 1_600 }, { paise: 1_800 }]);
  expect(await checkLedger(database)).toEqual(soundLedger);
});
