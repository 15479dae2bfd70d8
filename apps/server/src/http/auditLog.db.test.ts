import { AUDIT_EXPORT_MOST } from '@potli/api/contract/policy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinAdmin, type TestMember } from '../testing/joinMember.ts';

let apiHost: TestHost;
let admin: TestMember;
const ids = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => `row ${from + index}`);

beforeAll(async () => {
  apiHost = await createTestHost();
  admin = await joinAdmin(apiHost);
  await apiHost.database.pool.query(
    `insert into audit_entry (happened_at, who, action, object, before, after) values
       ('2026-03-01T18:29:59Z', 'cli:root', 'import', 'store kapas', null, '{"name": "50% off_all, \\"now\\""}'),
       ('2026-03-01T18:30:00Z', 'member:' || $1, 'import', 'store', '{"name": "=1+1"}', '{"name": "-2"}'),
       ('2026-03-02T18:29:59Z', 'token:books', 'settleOrders', 'storekeeper 1', null, null),
       ('2026-03-02T18:30:00Z', 'member:999999', 'import', 'store sona', null, null)`,
    [admin.id],
  );
});
afterAll(() => apiHost.close());

interface Row {
  object: string;
  name: string | null;
}
const list = async (query: Record<string, string>): Promise<Row[]> =>
  (await admin.get(`/admin/audit?${new URLSearchParams(query).toString()}`)).json() as Promise<Row[]>;

describe('the audit log', () => {
  it.each([
    [{}, ['store sona', 'storekeeper 1', 'store', 'store kapas']],
    [{ object: 'store' }, ['store sona', 'store', 'store kapas']],
    [{ object: 'store sona' }, ['store sona']],
    [{ who: 'token:books' }, ['storekeeper 1']],
    [{ action: 'import', to: '2026-03-02' }, ['store', 'store kapas']],
    // midnight of India
    [{ from: '2026-03-02', to: '2026-03-02' }, ['storekeeper 1', 'store']],
    [{ from: '2026-03-03' }, ['store sona']],
    [{ text: '50% OFF_ALL' }, ['store kapas']],
    [{ text: '%' }, ['store kapas']],
    [{ text: 'Settle' }, ['storekeeper 1']],
  ])('of %j is %j', async (query, objects) => {
    expect((await list(query)).map(({ object }) => object)).toEqual(objects);
  });

  it('names who of the staff called', async () => {
    const names = (await list({})).map(({ name }) => name);
    expect(names).toEqual([null, null, expect.stringMatching(/./), null]);
  });

  it('refuses days that end before they begin', async () => {
    const refused = await admin.get('/admin/audit?from=2026-03-02&to=2026-03-01');
    expect(await refused.json()).toMatchObject({
      status: 400,
      errors: ['The last day, 2026-03-01, is before the first, 2026-03-02.'],
    });
  });

  it('as a file has the rows of the filter, whatever is in them, and a spreadsheet calculates nothing', async () => {
    const answer = await admin.send('POST', '/admin/audit/export', { action: 'import', to: '2026-03-02' });
    const { rows, csv } = (await answer.json()) as { rows: number; csv: string };
    const lines = csv.split('\r\n').map((line) => line.split('","'));
    expect(rows).toBe(2);
    expect(lines.map(([, day, who]) => [day, who])).toEqual([
      ['day', 'who'],
      ['2026-03-02', `member:${admin.id}`],
      ['2026-03-01', 'cli:root'],
    ]);
    expect(csv).toContain(`"{""name"":""50% off_all, \\""now\\""""}"`);
  });

  it(`as a file has ${AUDIT_EXPORT_MOST} rows at most`, async () => {
    await apiHost.database.pool.query(
      `insert into audit_entry (happened_at, who, action, object)
         select '2025-01-01Z', 'cli:many', 'import', 'row ' || n from generate_series(1, $1) as n`,
      [AUDIT_EXPORT_MOST + 1],
    );
    const refused = await admin.send('POST', '/admin/audit/export', { who: 'cli:many' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain(`This filter has ${AUDIT_EXPORT_MOST + 1} rows`);
    const page = await list({ who: 'cli:many', pageSize: '5' });
    expect(page.map(({ object }) => object)).toEqual(ids(AUDIT_EXPORT_MOST - 3, AUDIT_EXPORT_MOST + 1).reverse());
  });

  it.each([
    ['who', `who = 'cli:many'`],
    ['action', `action = 'nothing'`],
    ['time', `happened_at > '2026-03-02'`],
  ])('is read by %s with an index', async (_name, condition) => {
    const { pool } = apiHost.database;
    await pool.query('analyze audit_entry');
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain select * from audit_entry where ${condition} order by happened_at desc, id desc limit 10`,
    );
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Scan');
  });
});
