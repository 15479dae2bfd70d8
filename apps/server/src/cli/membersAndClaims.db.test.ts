import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fileClaim } from '../testing/fileClaim.ts';
import { joinMember } from '../testing/joinMember.ts';
import { openOperatedShop } from '../testing/openOperatedShop.ts';
import { sampleDevice } from '../testing/sampleMember.ts';

const { apiHost, potli, close } = await openOperatedShop();
afterAll(close);

test('a suspended member is out at once, and comes back with a new login', async () => {
  const member = await joinMember(apiHost);
  expect((await member.get('/current-user')).status).toBe(200);
  await potli('members', 'suspend', member.email.toUpperCase(), '--reason', 'abuse');
  await expect.poll(async () => (await member.get('/current-user')).status).toBe(401);
  expect((await potli('members', 'show', member.email)).printed).toContain('suspended since');
  await potli('members', 'unsuspend', member.email);
  expect((await member.get('/current-user')).status).toBe(401);
  const file = JSON.parse((await potli('members', 'show', String(member.id), '--json')).printed) as unknown;
  expect(file).toMatchObject({ email: member.email, suspendedAt: null, openSessions: 0, wallet: { APPROVED: 0 } });
});

test('a member is shown with wallet, journals and claims, and without a secret', async () => {
  const member = await joinMember(apiHost);
  const id = await fileClaim(apiHost, member);
  const bank = {
    accountHolderName: 'Meera Iyer',
    accountNumber: '004512347890',
    ifscCode: 'PTLI0000042',
    bankName: 'Dhanpetee Bank',
    address: 'Jayanagar, Bengaluru',
  };
  expect(await member.send('POST', '/bank-details', bank)).toMatchObject({ status: 200 });
  expect((await potli('members', 'show', member.email)).printed).toContain('no PAN on file');
  expect(await member.send('PUT', '/tax/my-pan', { pan: 'ABCPX1234F' })).toMatchObject({ status: 200 });
  expect(await potli('claims', 'answer', id, '--status', 'APPROVED')).toMatchObject({ code: 0 });
  await apiHost.database.pool.query(`update dispute set store_order_id = 'decided' where id = $1`, [id]);
  const open = await fileClaim(apiHost, member);
  const { code, printed } = await potli('members', 'show', member.email);
  expect(code).toBe(0);
  expect(printed).toContain('paid to the bank account that ends in 7890');
  expect(printed).toMatch(/PAN ••••••234F, saved 20/);
  for (const secret of ['004512347890', 'ABCPX1234F']) expect(printed).not.toContain(secret);
  expect(printed).toMatch(new RegExp(`claim PT-\\d{4}-${open}: RECEIVED`));
  expect(printed).toMatch(/journal \S+ \w+ .*APPROVED ₹/);
});

test('claims are listed, shown and answered', async () => {
  const member = await joinMember(apiHost);
  const id = await fileClaim(apiHost, member);
  await apiHost.database.pool.query(`update dispute set message = E'line\\x1b[2Jtwo' where id = $1`, [id]);
  const list = await potli('claims', 'list');
  expect(list.printed).toMatch(
    new RegExp(`-${id} {2}RECEIVED {2}${member.email}: STORE \\d+, order FILED-1, ₹1,299.50`),
  );
  const [, ticket = ''] = new RegExp(`(PT-\\d{4}-${id}) `).exec(list.printed) ?? [];
  const held = await potli(
    'claims',
    'answer',
    id,
    '--status',
    'ON_HOLD',
    '--until',
    '2999-01-01',
    '--text',
    'Too early.',
  );
  expect(held).toMatchObject({ code: 0 });
  const [entry] = JSON.parse((await potli('audit', '--json')).printed) as unknown[];
  const after = { status: 'ON_HOLD', isAnotherOrder: false };
  expect(entry).toMatchObject({ action: 'claims answer', before: { status: 'RECEIVED' }, after });
  const shown = (await potli('claims', 'show', ticket)).printed;
  expect(shown).toMatch(/ON_HOLD until 2998-12-31T18:30:00.000Z.*cli:.+: ON_HOLD\n {2}Too early\./s);
  expect(shown).not.toContain('\x1b');
  expect(JSON.parse((await potli('claims', 'show', id, '--json')).printed)).toMatchObject({
    member: member.email,
    answers: [{ author: 'shop', status: 'ON_HOLD', words: 'Too early.' }],
  });
  expect(await potli('claims', 'show', '1')).toMatchObject({ code: 1, complaints: 'There is no such claim.' });
  expect(await potli('claims', 'answer', id, '--status', 'NEED_INFO')).toMatchObject({
    code: 1,
    complaints: 'Add an answer for the member.',
  });
});

const Claims = z.looseObject({ claims: z.array(z.looseObject({ ticket: z.string() })) });

test('open claims are listed by pages, oldest first', async () => {
  const { pool } = apiHost.database;
  const rejected = await fileClaim(apiHost, await joinMember(apiHost));
  await potli('claims', 'answer', rejected, '--status', 'REJECTED', '--text', 'No such order.');
  const id = await fileClaim(apiHost, await joinMember(apiHost));
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from dispute where status not in ('APPROVED', 'REJECTED')`,
  );
  const before = Number(rows[0]?.count);
  await pool.query(
    `insert into dispute select copy.* from dispute, generate_series(1, 60) as n, jsonb_populate_record(
       dispute, jsonb_build_object('id', dispute.id + n, 'store_order_id', 'COPY-' || n)) as copy where dispute.id = $1`,
    [id],
  );
  const readPage = async (page: number) =>
    z.parse(Claims, JSON.parse((await potli('claims', 'list', '--json', '--page', String(page))).printed));
  const pages = await Promise.all([1, 2, 3].map(readPage));
  const tickets = pages.flatMap(({ claims }) => claims.map(({ ticket }) => ticket));
  expect(pages.map(({ claims }) => claims.length)).toEqual([50, before + 10, 0]);
  expect(new Set(tickets).size).toBe(before + 60);
  expect(pages[2]).toMatchObject({ page: 3, totalPages: 2, totalCount: before + 60 });
  expect((await potli('claims', 'list', '--page', '2')).printed).toMatch(
    new RegExp(`Page 2 of 2, ${before + 60} open claims\\.$`),
  );
});

test.each([
  [['claims']],
  [['claims', 'show', 'x']],
  [['claims', 'list', '--until', '2999-01-01']],
  [['claims', 'list', '--page', '0']],
  [['claims', 'show', '1', '--page', '1']],
  [['claims', 'answer', '1', '--status', 'RECEIVED']],
  [['claims', 'answer', '1', '--status', 'ON_HOLD']],
  [['claims', 'answer', '1', '--status', 'ON_HOLD', '--until', '2020-01-01']],
  [['claims', 'answer', '1', '--status', 'REJECTED', '--another-order']],
  [['members', 'show']],
  [['members', 'suspend', 'meera@mail.example']],
  [['members', 'suspend', 'meera@mail.example', '--reason', 'no reason']],
  [['members', 'unsuspend', 'meera@mail.example', '--reason', 'fraud']],
  [['members', 'forfeit', '--reason', 'fraud']],
  [['members', 'forfeit', 'meera@mail.example']],
  [['members', 'forfeit', 'meera@mail.example', '--reason', 'legal']],
  [['members', 'forfeit', 'meera@mail.example', '--reason', 'fraud', '--amount', 'all']],
  [['members', 'forfeit', 'meera@mail.example', '--reason', 'fraud', '--amount', '50.001']],
  [['admin', 'promote', 'meera@mail.example']],
  [['audit', '--since', 'yesterday']],
  [['tax', 'rule']],
  [['tax', 'rule', 'list', '--rate', '5']],
  [['tax', 'rule', 'list', '--with-pan']],
  [['tax', 'year', '2026', '--without-pan', '20']],
  ...[
    { rate: '50.01' },
    { rate: '-1' },
    { rate: '2.555' },
    { 'without-pan': '4.99' },
    { 'without-pan': '50.01' },
    { 'without-pan': 'x' },
    { rate: '0', 'without-pan': '20' },
    { above: '1.5' },
    { above: '' },
    { of: 'own,all' },
    { of: 'own,own' },
    { of: '' },
    { from: '2091-02-30' },
    { from: 'tomorrow' },
  ].map((wrong): [string[]] => {
    const given = { rate: '5', above: '20000', of: 'own', from: '2091-04-01', ...wrong };
    return [['tax', 'rule', 'add', ...Object.entries(given).map(([name, value]) => `--${name}=${value}`)]];
  }),
])('usage: %j', async (args) => {
  const { code, complaints } = await potli(...args);
  expect(code).toBe(2);
  expect(complaints).toContain(`\n\n  potli ${args[0]}`);
});

test('what happened at an account is printed, without personal data', async () => {
  const member = await joinMember(apiHost);
  await member.send('PUT', '/tax/my-pan', { pan: 'ABCPX1234F' });
  const { printed, code } = await potli('members', 'events', member.email);
  expect(code).toBe(0);
  expect(printed).toMatch(/Z {2}panChanged {2}session [0-9a-f-]{36}/);
  expect(printed).toMatch(/Z {2}joined {2}/);
  expect(printed).not.toContain('@');
  expect(JSON.parse((await potli('members', 'events', String(member.id), '--json')).printed)).toHaveLength(
    printed.trim().split('\n').length,
  );
  expect((await potli('members', 'events', 'nobody@mail.example')).code).not.toBe(0);
});

test('a member is found by what people name: mobile number, click, order, claim, and UTR', async () => {
  const member = await joinMember(apiHost);
  const claim = await fileClaim(apiHost, member);
  const { pool } = apiHost.database;
  const id = String(member.id);
  await pool.query(`update member set mobile_number = '9812345670' where id = $1`, [id]);
  await pool.query(`update dispute set store_order_id = 'AZ-404-77' where id = $1`, [claim]);
  const clicked = await member.send('POST', '/click/1?clickSource=STORE', sampleDevice);
  const { clickId: click } = z.object({ clickId: z.string() }).parse(await clicked.json());
  await pool.query(
    `insert into payout (id, member_id, bank_account_id, amount_paise, mode, state, created_at, utr)
     values (gen_random_uuid(), $1, gen_random_uuid(), 100, 'NEFT', 'sent', now(), 'N324261234567890')`,
    [id],
  );
  const whats = async (text: string) => {
    const { printed } = await potli('members', 'find', text, '--json');
    const found = z.array(z.object({ id: z.string(), what: z.string() })).parse(JSON.parse(printed));
    return found.flatMap(({ id: foundId, what }) => (foundId === id ? [what] : []));
  };
  expect(await whats(` ${member.email.toUpperCase()} `)).toEqual(['e-mail']);
  expect(await whats('+91 98123 45670')).toContain('mobile number');
  expect(await whats('az-404-77')).toEqual([`claim ${claim} of order AZ-404-77`]);
  expect(await whats(String(claim))).toEqual([`claim ${claim} of order AZ-404-77`]);
  expect(await whats(click.toUpperCase())).toEqual([`click ${click}`]);
  expect(await whats('n324261234567890')).toEqual([expect.stringMatching(/^payout .*, UTR N324261234567890$/)]);
  expect(await potli('members', 'find', 'nobody-at-all')).toMatchObject({ code: 1 });
});

test('members find names a member who has no name yet by the address alone', async () => {
  const { email, id } = await joinMember(apiHost);
  await apiHost.database.pool.query(`update member set name = '' where id = $1`, [id]);
  expect((await potli('members', 'find', email)).printed).toBe(`${email} (${id}): e-mail`);
});
