import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { contract, type Endpoint, type EndpointName, TokenPair } from '@potli/api';
import { demoMembers } from '@potli/api/fixtures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ApiHost } from '../ApiHost.ts';
import { createApiHost } from '../createApiHost.ts';
import type { Database } from '../db/database.ts';
import { createDemoDatabase } from '../testing/createDemoDatabase.ts';
import { postJson } from '../testing/postJson.ts';
import { testSettings } from '../testing/testSettings.ts';
import { isWholeRun } from '../testing/wholeRun.ts';

/** What each paged call is asked for, beside the page: one query or several. A new paged call must be added here. */
const queries: Partial<Record<EndpointName, readonly string[]>> = {
  getMyCashback: [''],
  listAudit: ['', 'who=cli:root', 'object=catalogue&text=import'],
  listBanners: ['', 'sectionNames=home-main'],
  listCatalogueChanges: ['', 'state=applied'],
  listCatalogueNotes: [''],
  listCatalogueRows: ['', 'sort=changed', 'sort=ends', 'state=live', 'q=a'],
  listCatalogueVersions: [''],
  listCreditCards: ['', 'displayHomePage=true'],
  listFlashDeals: ['', 'expiringSoon=true', 'latestOffers=true'],
  listClaims: ['', 'list=decided', 'find=asha@potli.example'],
  listGiftCardOrders: [''],
  listGiftCards: [''],
  listMemberEvents: [''],
  listMembers: ['text=paged-refund'],
  listMyClicks: [''],
  listMyDisputes: [''],
  listMyPayouts: [''],
  listMyTransactions: ['', 'status=CONFIRMED'],
  listNetworks: [''],
  listOffers: ['', 'expiringSoon=true', 'latestOffers=true'],
  listPayouts: ['', 'list=sent', 'list=failed', 'find=asha@potli.example'],
  listReceivables: [''],
  listReferredPeople: [''],
  listWaitingReports: ['', 'list=waiting', 'list=otherBody', 'network=paged'],
  listVoucherStock: ['', 'only=short'],
  listRefunds: ['', 'state=closed'],
  listReviewOrders: ['', 'list=costly'],
  listSectionCards: [''],
  listStaffMembers: [''],
  listStaffTokens: ['', 'state=ended'],
  listSettlements: ['', 'network=paged'],
  listStores: ['', 'displyaHomePage=true', 'categoryId=apparel', 'sort=popular', 'sort=cashback'],
  listTransferFiles: [''],
  listUnpaidOrders: ['', 'network=owes-1'],
  searchCreditCards: ['creditCardName=', 'creditCardName=card'],
  searchGiftCards: ['brandName=', 'brandName=a'],
  searchStores: ['storeName=', 'storeName=a'],
};

/** Rows of a list get the same value in what it is sorted by, so that only its tie-break orders them. */
const TIES = `
  update shop_order set reported_at = '2026-01-01Z';
  insert into shop_order overriding system value
    select (jsonb_populate_record(like_it, jsonb_build_object('id', 900000 + n, 'network_order_id', 'PAGED-' || n, 'status', 'approved',
      'version_at', '2026-01-01Z', 'earned_paise', 5000, 'released_paise', 0, 'released_referral_paise', 0, 'released_at', null,
      'commission_paise', 0, 'commission_estimated', false, 'settled_paise', null,
      'settled_at', null, 'payout_id', null, 'is_accepted', false, 'claim_id', null,
      'held_for', case when n % 2 = 0 then 'no commission' end))).*
    from shop_order as like_it, generate_series(1, 28) as n
    where like_it.id = (select min(id) from shop_order where status = 'approved' and network <> 'claims');
  insert into shop_order overriding system value
    select (jsonb_populate_record(like_it, jsonb_build_object('id', 910000 + n, 'network', 'owes-' || n % 3, 'network_order_id', 'OWED-' || n,
      'commission_paise', 8000, 'held_for', null))).*
    from shop_order as like_it, generate_series(1, 42) as n where like_it.id = 900001;
  update gift_card_order set ordered_at = '2026-01-01Z';
  insert into dispute (id, member_id, source_type, source_id, dispute_type, order_time, store_order_id, order_paise, status)
    select n, (select id from member where email = 'asha@potli.example'), 'STORE', 1, 'MISSING_CASHBACK', '2026-01-01Z', 'PAGED-' || n, 100, 'REJECTED'
    from generate_series(1, 14) as n;
  update dispute set created_at = '2026-01-01Z';
  update member set created_at = '2026-01-01Z';
  update offer set created_at = '2026-01-01Z', expiry_date = '2126-01-01Z', home_rank = 1;
  update store set store_name = 'Kapas', home_rank = 1, rate_card_id = (select min(id) from rate_card);
  update credit_card set heading = 'Sona Card', home_rank = 1;
  update gift_card set brand_name = 'Kapas';
  update banner set rank = 1;
  update home_section_card set rank = 1;
  update member set role = 'ADMIN' where email = 'asha@potli.example';
  update catalogue_row set words = 'kapas', changed_at = '2026-01-01Z';
  insert into catalogue_change (state, asked_at, asked_by, rows, kind, key, title)
    select 'applied', '2026-01-01Z', 'cli:root', 1, 'stores', 'paged', 'Paged' from generate_series(1, 14);
  insert into catalogue_version (kind, key, version, row, change_id, changed_at, changed_by)
    select 'stores', 'paged', n, '{}', 1, '2026-01-01Z', 'cli:root' from generate_series(1, 14) as n;
  insert into catalogue_row (kind, key, row, version, words, is_off, changed_at, changed_by)
    values ('stores', 'paged', '{"storeName": "Paged"}', 14, 'kapas', false, '2026-01-01Z', 'cli:root');
  insert into catalogue_note (kind, key, text, written_at, written_by)
    select 'stores', 'paged', 'Call them', '2026-01-01Z', 'cli:root' from generate_series(1, 14);
  insert into gift_card_order (member_id, order_paise, payment_paise, payment_status, order_status, stage, refund_started_at, refunded_at,
      by_hand_at, by_hand_reason, repaid_paise, repaid_reference, refund_id)
    select (select min(id) from member), 100, 100, 'SUCCESS', 'FAILED', case when n % 2 = 0 then 'REFUNDED' else 'REFUNDING' end, '2026-01-01Z',
      case when n % 2 = 0 then timestamptz '2026-01-01Z' end, '2026-01-01Z', 'Closed', case when n % 2 = 0 then 100 end,
      case when n % 2 = 0 then 'N335' end, 'paged-refund'
    from generate_series(1, 28) as n;
  insert into payout (id, member_id, bank_account_id, amount_paise, mode, state, created_at)
    select gen_random_uuid(), id, gen_random_uuid(), 100, 'BANK_TRANSFER', 'reserved', '2026-01-01Z' from member on conflict do nothing;
  insert into payout (id, member_id, bank_account_id, amount_paise, mode, state, created_at, settled_at)
    select gen_random_uuid(), (select id from member where email = 'asha@potli.example'), gen_random_uuid(), 100, 'BANK_TRANSFER', 'failed',
      '2026-01-01Z', '2026-01-01Z' from generate_series(1, 14) as n;
  insert into member_event (happened_at, member_id, kind) select '2026-01-01Z', 1, 'login' from generate_series(1, 14);
  -- a look of the last minutes, so that reading the events adds no row to the log between its pages
  insert into audit_entry (happened_at, who, action, object)
    select now(), 'member:' || id, 'getMemberFile', 'member 1' from member where email = 'asha@potli.example';
  insert into settlement_line (network, network_order_id, statement, place, paid_paise, settled_at, received_at)
    select 'paged', 'PAGED-' || n, 'S-' || n, 1, 100, '2026-01-01Z', '2026-01-01Z' from generate_series(1, 14) as n;
  insert into gift_card_voucher (id, gift_card_slug, face_paise, cost_paise, expires_on, sealed, number_tag)
    select gen_random_uuid(), 'paged', n * 100, 100, '2099-12-31', '', convert_to(gen_random_uuid()::text, 'UTF8') from generate_series(1, 14) as n;
  insert into network_policy (network, pays, advance_limit_paise, settles_after_days, advanced_paise)
    select 'paged-' || n, 'approval', 100, 60, 0 from generate_series(1, 14) as n;
  insert into refused_body (door, network, adapter, content_type, body, sha256, byte_count, reason, first_at, last_at)
    select 'network', 'paged', 'canonical', 'text/plain', int4send(n), sha256(int4send(n)), 4, 'none', '2026-01-01Z', '2026-01-01Z'
    from generate_series(1, 5) as n;
  insert into order_report
    select (jsonb_populate_record(like_it, jsonb_build_object('network', 'paged', 'event_id', 'paged-' || n, 'outcome',
      case when n % 2 = 0 then 'parked' else 'conflict' end, 'received_at', '2026-01-01Z'))).*
    from order_report as like_it, generate_series(1, 10) as n
    where like_it.ctid = (select min(ctid) from order_report);
  insert into report_body (network, event_id, sha256, content_type, body, received_at, is_conflict)
    select 'paged', 'paged-1', sha256(int4send(n)), 'text/plain', int4send(n), '2026-01-01Z', true from generate_series(1, 5) as n;
  insert into transfer_file (id, name, made_at, lines, total_paise, sealed)
    select gen_random_uuid(), 'paged-' || n, '2026-01-01Z', 1, 100, '' from generate_series(1, 14) as n;
  insert into member (email, password_hash, name, mobile_number, gender, referral_code, role)
    select 'paged' || n || '@mail.example', '', '', '', 'OTHER', 'PAGED' || n, 'EDITOR' from generate_series(1, 14) as n;
  insert into staff_token (id, member_id, name, token_hash, rights, created_at, expires_at)
    select gen_random_uuid(), 1, 'paged-' || n, convert_to('paged-' || n, 'UTF8'), '{audit}', '2026-01-01Z',
      case when n % 2 = 0 then timestamptz '2126-01-01Z' else '2026-01-02Z' end
    from generate_series(1, 28) as n;
  insert into audit_entry (happened_at, who, action, object)
    select '2026-01-01Z', 'cli:root', 'import', 'catalogue ' || n from generate_series(1, 14) as n;
`;

/**
 * The order of rows in the database is not defined. This turns the order of rows around, as
 * updates and restores can do, and makes it read without indexes, whose order can stand in for a tie-break.
 */
async function turnAround({ pool }: Database): Promise<void> {
  // PostgreSQL computes generated columns again
  const tables = await pool.query<{ name: string; columns: string }>(
    `select relname as name, string_agg(quote_ident(attname), ', ') as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname`,
  );
  const turned = tables.rows.map(
    ({
      name,
      columns,
    }) => `create temp table old as select ${columns} from ${name} order by ctid desc; delete from ${name};
      insert into ${name} (${columns}) overriding system value select * from old; drop table old;`,
  );
  // without triggers and foreign keys
  await pool.query(`begin; set local session_replication_role = replica; ${turned.join('')} commit`);
  const { rows } = await pool.query<{ name: string }>('select current_database() as name');
  for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan'])
    await pool.query(`alter database ${rows[0]?.name} set enable_${way} = off`);
}

interface List {
  rows: unknown[];
  totalCount: number;
  totalPages: number;
}

const LARGEST = 250;
/** Of a page. The first list with two pages, a last page that is not full, and a single page are among them. */
const SIZES = isWholeRun ? Array.from({ length: 12 }, (_, index) => index + 1) : [1, 2, 3, 7, 12];
let database: Database;
let apiHost: ApiHost;
let authorization: string;

const openHost = () => createApiHost({ ...testSettings, databaseUrl: database.url, demo: true });

const isPaged = ({ query }: Endpoint) =>
  query instanceof z.ZodMiniObject && ['pageNumber', 'page'].some((name) => name in query.shape);

const calls: [string, Endpoint][] = Object.entries(contract);
const paged = calls.filter(([, call]) => isPaged(call));
const lists = paged.flatMap(([name, call]) =>
  (queries[name as EndpointName] ?? []).map((query) => ({ name, call, query, label: `${name} ${query}`.trim() })),
);

/** Both shapes of the contract: totals in headers, or in the body. */
const Totals = z.object({ totalPages: z.coerce.number(), totalElements: z.coerce.number() });
const Body = z.union([
  z.array(z.unknown()),
  z.looseObject({ content: z.array(z.unknown()) }),
  z.looseObject({ entries: z.array(z.unknown()) }),
]);

interface Asked {
  call: Endpoint;
  query: string;
}

function ask({ call, query }: Asked, pageNumber: number, pageSize: number, headers?: Record<string, string>) {
  const short = call.query instanceof z.ZodMiniObject && 'page' in call.query.shape;
  const window = short ? `page=${pageNumber}&size=${pageSize}` : `pageNumber=${pageNumber}&pageSize=${pageSize}`;
  const path = call.path.replace('{id}', '1').replace('{kind}', 'stores').replace('{key}', 'paged');
  return apiHost.api.request(`${path}?${query}&${window}`, { headers: { authorization, ...headers } });
}

async function read(asked: Asked, pageNumber: number, pageSize: number): Promise<List> {
  const response = await ask(asked, pageNumber, pageSize);
  expect(response.status).toBe(200);
  const body: unknown = await response.json();
  const parsed = z.parse(Body, body);
  if (Array.isArray(parsed)) {
    const total = (name: string) => Number(response.headers.get(name));
    return { rows: parsed, totalCount: total('x-total-count'), totalPages: total('x-total-pages') };
  }
  const { totalPages, totalElements } = z.parse(Totals, parsed);
  return {
    rows: 'content' in parsed ? (parsed.content as unknown[]) : (parsed.entries as unknown[]),
    totalCount: totalElements,
    totalPages,
  };
}

const whole = new Map<string, List>();

beforeAll(async () => {
  database = await createDemoDatabase();
  apiHost = await openHost();
  const [{ email, password }] = demoMembers;
  const answer = await apiHost.api.request('/login', postJson({ email, password }));
  authorization = `Bearer ${z.parse(TokenPair, await answer.json()).accessToken}`;
  await apiHost.close();
  await database.pool.query(TIES);
  apiHost = await openHost();
  for (const list of lists) whole.set(list.label, await read(list, 0, LARGEST));
  await apiHost.close();
  await turnAround(database);
  // nothing is remembered
  apiHost = await openHost();
});
afterAll(async () => {
  await apiHost.close();
  await database.close();
});

it('every paged call is listed, and has enough rows to compare', () => {
  expect(paged.map(([name]) => name).sort()).toEqual(Object.keys(queries).sort());
  const hint = 'lists with fewer than three rows: packages/api/src/fixtures and apps/server/src/demo give Asha some';
  const short = [...whole].flatMap(([label, { rows }]) => (rows.length < 3 ? [label] : []));
  expect(short, hint).toEqual([]);
});

describe('pages of every size are the whole list, in an order that stays', () => {
  it.each(lists)('$label', async (list) => {
    const { rows: all, totalCount } = whole.get(list.label) ?? { rows: [], totalCount: -1 };
    expect(all.length).toBe(Math.min(totalCount, LARGEST));
    for (const size of SIZES.filter((each) => each <= totalCount)) {
      const count = Math.min(Math.ceil(totalCount / size), 9);
      const pages = await Promise.all(Array.from({ length: count }, (_, page) => read(list, page, size)));
      expect(pages.flatMap(({ rows }) => rows)).toEqual(all.slice(0, count * size));
      for (const page of pages) expect(page).toMatchObject({ totalCount, totalPages: Math.ceil(totalCount / size) });
    }
  });

  it.each(lists)('$label has nothing after its last page', async (list) => {
    const { totalCount = 0 } = whole.get(list.label) ?? {};
    expect((await read(list, totalCount, 1)).rows).toEqual([]);
    expect((await read(list, totalCount - 1, 1)).rows).toHaveLength(1);
  });
});

describe.each(Object.entries({ br: brotliDecompressSync, gzip: gunzipSync }))('in %s', (encoding, decode) => {
  it.each(lists)('$label says the same, in fewer bytes where it is long', async (list) => {
    const plain = Buffer.from(await (await ask(list, 0, LARGEST)).arrayBuffer());
    const response = await ask(list, 0, LARGEST, { 'accept-encoding': encoding });
    const sent = Buffer.from(await response.arrayBuffer());
    const isEncoded = response.headers.get('content-encoding') === encoding;
    if (plain.length < 500) return expect(sent.length).toBeLessThanOrEqual(plain.length);
    expect([isEncoded, response.headers.get('vary')]).toEqual([true, 'accept-encoding']);
    expect(sent.length).toBeLessThan(plain.length * 0.8);
    expect(JSON.parse(decode(sent).toString())).toEqual(JSON.parse(plain.toString()));
  });
});
