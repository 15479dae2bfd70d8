import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from '../domain/catalogue/import/importCatalogue.ts';
import { applyBankStatus } from '../domain/payouts/applyBankStatus.ts';
import { reviewPayout } from '../domain/payouts/refuseTransfer.ts';
import { createDataDir } from '../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { fileClaim } from '../testing/fileClaim.ts';
import { joinMember } from '../testing/joinMember.ts';
import { addOpenPayout } from '../testing/payouts/addOpenPayout.ts';
import { readAllTables } from '../testing/readAllTables.ts';
import { runPotli } from '../testing/runPotli.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';
import { testSettings } from '../testing/testSettings.ts';

/** The host mails in the background. */
const SENT_MEANWHILE = ['mail_outbox', 'notification'];

const dataDir = createDataDir();
let apiHost: TestHost;

beforeAll(async () => {
  apiHost = await createTestHost({ dataDir });
  await importCatalogue(apiHost.database, sampleCatalogue());
});
afterAll(async () => {
  await apiHost.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const potli = (...args: string[]) => {
  const { jwtSecret: JWT_SECRET, piiKey: PII_KEY } = testSettings;
  return runPotli(args, { DATABASE_URL: apiHost.database.url, DATA_DIR: dataDir, JWT_SECRET, PII_KEY });
};

async function entries() {
  const text = (await potli('audit', '--json')).printed;
  return JSON.parse(text) as { who: string; action: string; object: string; before: unknown; after: unknown }[];
}

/** Refuses the next rows of the audit log while `act` runs. */
async function withoutAudit(act: () => Promise<void>): Promise<void> {
  const { pool } = apiHost.database;
  await pool.query('alter table audit_entry add constraint nothing check (false) not valid');
  try {
    await act();
  } finally {
    await pool.query('alter table audit_entry drop constraint nothing');
  }
}

interface Audited {
  args: string[];
  object: string;
  before: unknown;
  after: unknown;
}

async function someMember(): Promise<{ email: string; object: string }> {
  const { email, id } = await joinMember(apiHost);
  return { email, object: `member ${id}` };
}

async function someClaim(): Promise<{ id: string; object: string }> {
  const id = await fileClaim(apiHost, await joinMember(apiHost));
  return { id, object: `claim ${id}` };
}

/** Prepares what each command changes. A second run of each is refused. */
const audited: Record<string, () => Promise<Audited>> = {
  'members suspend': async () => {
    const { email, object } = await someMember();
    const [before, after] = [{ suspended: false }, { suspended: true, reason: 'fraud' }];
    return { args: ['members', 'suspend', email, '--reason', 'fraud'], object, before, after };
  },
  'members unsuspend': async () => {
    const { email, object } = await someMember();
    await potli('members', 'suspend', email, '--reason', 'request');
    const [before, after] = [{ suspended: true }, { suspended: false }];
    return { args: ['members', 'unsuspend', email], object, before, after };
  },
  'admin grant': async () => {
    const { email, object } = await someMember();
    return { args: ['admin', 'grant', email], object, before: { role: 'MEMBER' }, after: { role: 'ADMIN' } };
  },
  'admin revoke': async () => {
    const { email, object } = await someMember();
    await potli('admin', 'grant', email);
    return { args: ['admin', 'revoke', email], object, before: { role: 'ADMIN' }, after: { role: 'MEMBER' } };
  },
  'payouts settle': async () => {
    const { payoutId } = await addOpenPayout(apiHost.database);
    await reviewPayout(apiHost.database.orm, payoutId);
    const args = ['payouts', 'settle', payoutId, '--sent', 'SBIN226329000123'];
    const after = { state: 'sent', utr: 'SBIN226329000123' };
    return { args, object: `payout ${payoutId}`, before: { state: 'review' }, after };
  },
  'payouts return': async () => {
    const { payoutId } = await addOpenPayout(apiHost.database);
    const status = { result: 'sent', utr: 'SBIN226329000124' } as const;
    await apiHost.database.orm.transaction((queries) => applyBankStatus(queries, { payoutId, at: new Date(), status }));
    const [before, after] = [{ state: 'sent' }, { state: 'returned' }];
    return { args: ['payouts', 'return', payoutId, 'Account closed'], object: `payout ${payoutId}`, before, after };
  },
  'claims answer': async () => {
    const { id, object } = await someClaim();
    const args = ['claims', 'answer', id, '--status', 'REJECTED', '--text', 'A return is not paid.'];
    const after = { status: 'REJECTED', answer: expect.stringMatching(/^\d+$/) as unknown, isAnotherOrder: false };
    return { args, object, before: { status: 'RECEIVED' }, after };
  },
};

test.each(Object.entries(audited))('%s leaves one row, and none when it is refused', async (action, prepare) => {
  const { args, object, before, after } = await prepare();
  const earlier = await entries();
  expect(await potli(...args)).toMatchObject({ code: 0, complaints: '' });
  const [entry, ...rest] = await entries();
  expect(entry).toMatchObject({ who: expect.stringMatching(/^cli:./) as unknown, action, object, before, after });
  expect(rest).toEqual(earlier);
  const refused = await potli(...args);
  expect(refused).toMatchObject({ code: 1, printed: '' });
  expect(refused.complaints).toMatch(/^[A-Z][^{]+\.$/);
  expect(await entries()).toHaveLength(earlier.length + 1);
});

test.each(Object.entries(audited))('%s changes nothing when its row cannot be written', async (_action, prepare) => {
  const { args } = await prepare();
  const read = () => readAllTables(apiHost.database, SENT_MEANWHILE);
  const before = await read();
  await withoutAudit(async () => {
    expect(await potli(...args)).toMatchObject({ code: 1, printed: '' });
  });
  expect(await read()).toEqual(before);
});

test('nobody changes or removes a row of the audit log', async () => {
  await potli('admin', 'grant', (await someMember()).email);
  for (const statement of ['update audit_entry set who = who', 'delete from audit_entry', 'truncate audit_entry']) {
    await expect(apiHost.database.pool.query(statement)).rejects.toThrow(/only added to/);
  }
  const { rows } = await apiHost.database.pool.query(
    `select has_table_privilege('potli_app', 'audit_entry', 'insert') as adds,
       has_table_privilege('potli_app', 'audit_entry', 'update, delete, truncate') as changes`,
  );
  expect(rows).toEqual([{ adds: true, changes: false }]);
});

test('the audit log begins where it is asked to', async () => {
  await potli('admin', 'grant', (await someMember()).email);
  expect((await potli('audit', '--since', '2020-01-01')).printed).toMatch(
    /admin grant {2}member \d+: \{"role":"MEMBER"\}/,
  );
  expect((await potli('audit', '--since', '2999-01-01')).printed).toBe('Nothing was changed.');
});

test('a suspended member is out at once, and comes back with a new login', async () => {
  const member = await joinMember(apiHost);
  expect((await member.get('/current-user')).status).toBe(200);
  await potli('members', 'suspend', member.email.toUpperCase(), '--reason', 'abuse');
  await expect.poll(async () => (await member.get('/current-user')).status, { timeout: 3_000 }).toBe(401);
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
    ...{ accountHolderName: 'Meera Iyer', accountNumber: '004512347890', ifscCode: 'PTLI0000042' },
    ...{ bankName: 'Dhanpetee Bank', address: 'Jayanagar, Bengaluru' },
  };
  expect(await member.send('POST', '/bank-details', bank)).toMatchObject({ status: 200 });
  expect(await potli('claims', 'answer', id, '--status', 'APPROVED')).toMatchObject({ code: 0 });
  await apiHost.database.pool.query(`update dispute set store_order_id = 'decided' where id = $1`, [id]);
  const open = await fileClaim(apiHost, member);
  const { code, printed } = await potli('members', 'show', member.email);
  expect(code).toBe(0);
  expect(printed).toContain('paid to the bank account that ends in 7890');
  expect(printed).not.toContain('004512347890');
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
  const shown = (await potli('claims', 'show', ticket)).printed;
  expect(shown).toMatch(/ON_HOLD until 2999-01-01T00:00:00.000Z.*cli:.+: ON_HOLD\n {2}Too early\./s);
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

test.each([
  [['claims']],
  [['claims', 'show', 'x']],
  [['claims', 'list', '--until', '2999-01-01']],
  [['claims', 'answer', '1', '--status', 'RECEIVED']],
  [['claims', 'answer', '1', '--status', 'ON_HOLD']],
  [['claims', 'answer', '1', '--status', 'ON_HOLD', '--until', '2020-01-01']],
  [['claims', 'answer', '1', '--status', 'REJECTED', '--another-order']],
  [['members', 'show']],
  [['members', 'suspend', 'meera@mail.example']],
  [['members', 'suspend', 'meera@mail.example', '--reason', 'no reason']],
  [['members', 'unsuspend', 'meera@mail.example', '--reason', 'fraud']],
  [['admin', 'promote', 'meera@mail.example']],
  [['audit', '--since', 'yesterday']],
])('usage: %j', async (args) => {
  const { code, complaints } = await potli(...args);
  expect(code).toBe(2);
  expect(complaints).toContain(`\n\n  potli ${args[0]}`);
});
