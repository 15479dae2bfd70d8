import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger } from '../domain/ledger/journals/checkLedger.ts';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { readClickDestination } from '../domain/shop/catalogue/read/readClickDestination.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../testing/joinMember.ts';
import { runPotli } from '../testing/runPotli.ts';
import { sampleCatalogue, sampleStore } from '../testing/sampleCatalogue.ts';
import { addClick } from '../testing/sampleMoney.ts';
import { soundLedger } from '../testing/soundLedger.ts';

const secret = '9f86d081884c7d659a2feaa0c55ad015';

let apiHost: TestHost;
let member: TestMember;
let orders = 0;

beforeAll(async () => {
  apiHost = await createTestHost({
    postbackPaths: new Map([['bazaar', { adapter: 'generic', secrets: [secret] }]]),
  });
  await importCatalogue(apiHost.database, sampleCatalogue());
  member = await joinMember(apiHost);
});
afterAll(() => apiHost.close());

/** What it prints, and why it refuses. */
async function potli(...args: string[]) {
  const { code, printed, complaints } = await runPotli(args, { DATABASE_URL: apiHost.database.url });
  return { code, printed: printed + complaints };
}

const queryOf = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

async function call(given: Record<string, string>): Promise<string> {
  orders += 1;
  const order = given.transaction_id ?? `P-${orders}`;
  const fields = { transaction_id: order, status: 'pending', sale_amount: '1000', currency: 'INR', ...given };
  const address = `/postbacks/bazaar/${secret}?${queryOf({ sale_date: new Date().toISOString(), ...fields })}`;
  expect((await apiHost.call(address)).status).toBeLessThan(300);
  return order;
}

async function orderOf(number: string) {
  const { rows } = await apiHost.database.pool.query<{ click_id: string; status: string; member_id: string }>(
    'select click_id, status, member_id from shop_order where network_order_id = $1',
    [number],
  );
  return rows[0];
}

const idOf = (printed: string, order: string) => {
  const [lines = ''] = printed.split('\n\n').filter((each) => each.includes(order));
  return / bazaar (\S+): /.exec(lines)?.[1] ?? '';
};

const STRANGER = '0193d1f2-7c1e-7b7a-9e53-0c6a1d2f4b88';

describe('a refused report', () => {
  it('is listed with its network, reason, ids and count, also for programs', async () => {
    const order = await call({ sale_date: 'yesterday' });
    await call({ transaction_id: order, sale_date: 'yesterday' });
    const { printed } = await potli('postbacks', 'list');
    expect(printed).toMatch(/bazaar refused-\d+: refused, 2 times, last \S+: \S/);
    expect(printed).toContain(`transaction_id=${order}`);
    const listed: unknown = JSON.parse((await potli('postbacks', 'list', '--json')).printed);
    expect(listed).toContainEqual(
      expect.objectContaining({ network: 'bazaar', eventId: idOf(printed, order), problem: 'refused', times: 2 }),
    );
  });

  it('is read again by the adapter of today, once', async () => {
    const click = await addClick(apiHost.database, member.id);
    // in the form of another network: the wrong adapter was configured
    const order = `I-${click}`;
    const fields = { ActionId: order, SubId1: click, Status: 'PENDING', Amount: '1000', Payout: '80', Currency: 'INR' };
    await apiHost.call(`/postbacks/bazaar/${secret}?${queryOf(fields)}`);
    const id = idOf((await potli('postbacks', 'list')).printed, order);
    expect((await potli('postbacks', 'replay', 'bazaar', id)).printed).toMatch(/^0 applied, 0 still wait, 1 failed/);
    expect((await potli('postbacks', 'replay', 'bazaar', id, '--adapter', 'none')).printed).toContain(
      'no adapter "none"',
    );
    expect(await potli('postbacks', 'replay', 'bazaar', id, '--adapter', 'impact')).toMatchObject({
      code: 0,
      printed: '1 applied, 0 still wait, 0 failed.',
    });
    expect(await orderOf(order)).toMatchObject({ click_id: click, status: 'tracked' });
    expect((await potli('postbacks', 'list')).printed).not.toContain(order);
    expect(await potli('postbacks', 'replay', 'bazaar', id)).toMatchObject({ code: 1 });
  });

  it('is closed with a reason, and listed no more', async () => {
    const order = await call({ status: 'maybe' });
    const id = idOf((await potli('postbacks', 'list')).printed, order);
    expect(await potli('postbacks', 'close', 'bazaar', id)).toMatchObject({ code: 2 });
    expect(await potli('postbacks', 'close', 'mandi', id, '--reason', 'a test')).toMatchObject({ code: 1 });
    expect(await potli('postbacks', 'close', 'bazaar', id, '--reason', 'a test')).toMatchObject({ code: 0 });
    expect((await potli('postbacks', 'list')).printed).not.toContain(order);
    expect(await potli('postbacks', 'close', 'bazaar', id, '--reason', 'a test')).toMatchObject({ code: 1 });
  });
});

describe('a report that waits for its click', () => {
  it('is given it, with the other reports of its order, and later ones count', async () => {
    const click = await addClick(apiHost.database, member.id);
    const order = await call({ aff_sub1: STRANGER });
    await call({ transaction_id: order, aff_sub1: STRANGER, status: 'cancelled', sale_date: '2026-11-01T10:00:00Z' });
    const id = idOf((await potli('postbacks', 'list')).printed, order);
    expect(await potli('postbacks', 'assign', 'bazaar', id, click)).toMatchObject({
      code: 0,
      printed: `2 reports of the order count for click ${click}.`,
    });
    expect(await orderOf(order)).toMatchObject({ click_id: click, member_id: String(member.id) });
    expect((await potli('postbacks', 'list')).printed).not.toContain(order);
    await call({ transaction_id: order, status: 'cancelled' });
    expect(await orderOf(order)).toMatchObject({ status: 'rejected' });
    expect(await potli('postbacks', 'assign', 'bazaar', id, click)).toMatchObject({ code: 1 });
    expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
  });

  it('is not given a click to which it cannot belong, and nothing changes then', async () => {
    const { database } = apiHost;
    await importCatalogue(database, { version: 1, stores: [sampleStore('voltaara', { network: 'mandi' })] });
    const { rows } = await database.pool.query<{ id: string }>(`select id from store where url_slug = 'voltaara'`);
    const destination = await readClickDestination(database.orm, 'STORE', rows[0]?.id ?? '');
    const foreign = await addClick(database, member.id, { ...destination, sourceId: BigInt(rows[0]?.id ?? 0) });
    const order = await call({ aff_sub1: STRANGER });
    const id = idOf((await potli('postbacks', 'list')).printed, order);
    const assign = (click: string) => potli('postbacks', 'assign', 'bazaar', id, click);
    expect((await assign(STRANGER)).printed).toContain('There is no click');
    expect((await assign('x')).printed).toContain('There is no click x');
    expect((await assign(foreign)).printed).toContain('went out by mandi, not by bazaar');
    expect(await potli('postbacks', 'assign', 'bazaar', 'nothing', STRANGER)).toMatchObject({ code: 1 });
    expect(await orderOf(order)).toBeUndefined();
    expect(idOf((await potli('postbacks', 'parked')).printed, order)).toBe(id);
    const mine = await addClick(database, member.id);
    const known = await call({ aff_sub1: mine });
    const theirs = await addClick(database, (await joinMember(apiHost)).id);
    await call({ transaction_id: known, aff_sub1: theirs });
    const other = idOf((await potli('postbacks', 'list')).printed, `order ${known}`);
    expect((await potli('postbacks', 'assign', 'bazaar', other, theirs)).printed).toContain('another member');
    expect(await orderOf(known)).toMatchObject({ click_id: mine });
  });

  it('is closed, and does not count when its order becomes known', async () => {
    const order = await call({ aff_sub1: STRANGER, sale_amount: '9000' });
    const id = idOf((await potli('postbacks', 'list')).printed, order);
    expect(await potli('postbacks', 'close', 'bazaar', id, '--reason', 'sent by mistake')).toMatchObject({ code: 0 });
    for (const word of ['list', 'parked']) expect((await potli('postbacks', word)).printed).not.toContain(order);
    await call({ transaction_id: order, aff_sub1: await addClick(apiHost.database, member.id), status: 'cancelled' });
    await potli('postbacks', 'replay');
    expect(await orderOf(order)).toMatchObject({ status: 'rejected' });
    expect(await potli('postbacks', 'close', 'bazaar', 'nothing', '--reason', 'x')).toMatchObject({ code: 1 });
    expect(await checkLedger(apiHost.database)).toEqual(soundLedger);
  });

  it('that contradicts its order is closed as well: none waits for ever', async () => {
    const mine = await addClick(apiHost.database, member.id);
    const order = await call({ aff_sub1: mine });
    await call({ transaction_id: order, aff_sub1: await addClick(apiHost.database, member.id), sale_amount: '1' });
    const id = idOf((await potli('postbacks', 'list')).printed, `order ${order}`);
    expect(await potli('postbacks', 'close', 'bazaar', id, '--reason', 'their mistake')).toMatchObject({ code: 0 });
    expect((await potli('postbacks', 'list')).printed).not.toContain(order);
    expect((await potli('postbacks', 'replay')).printed).not.toContain(id);
  });
});
