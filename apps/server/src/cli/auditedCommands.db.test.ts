import { afterAll, describe, expect, it } from 'vitest';
import { readAudit } from '../domain/platform/audit/readAudit.ts';
import { commandRights } from '../domain/views/auditLog/rightsOfActions.ts';
import { createAuditedCommands } from '../testing/auditedCommands.ts';
import { createAuditedDeskCommands } from '../testing/auditedDeskCommands.ts';
import { createAuditedPayments } from '../testing/auditedPayments.ts';
import { joinMember } from '../testing/joinMember.ts';
import { openOperatedShop } from '../testing/openOperatedShop.ts';
import { readAllTables } from '../testing/readAllTables.ts';
import { commands } from './commands.ts';

/** The host mails in the background. */
const SENT_MEANWHILE = ['mail_outbox', 'notification'];

const { apiHost, dataDir, potli, close } = await openOperatedShop();
afterAll(close);

const entries = async () => readAudit(apiHost.database.orm, {});

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

const parts = { host: () => apiHost, potli, folder: dataDir };
const audited = {
  ...createAuditedCommands(parts),
  ...createAuditedPayments(parts),
  ...createAuditedDeskCommands(parts),
};

describe.each(Object.entries(audited))('%s', (action, prepare) => {
  it('changes nothing when its row cannot be written, else leaves one, and none when it changes nothing', async () => {
    const { args, object, before = null, after, again, parts = 0 } = await prepare();
    const tables = await readAllTables(apiHost.database, SENT_MEANWHILE);
    await withoutAudit(async () => {
      expect(await potli(...args)).toMatchObject({ code: 1 });
    });
    expect(await readAllTables(apiHost.database, SENT_MEANWHILE)).toEqual(tables);
    const earlier = await entries();
    expect(await potli(...args)).toMatchObject({ code: 0, complaints: '' });
    const [entry, ...rest] = await entries();
    expect(entry).toMatchObject({ who: expect.stringMatching(/^cli:./) as unknown, action, object, before, after });
    expect(rest.slice(parts)).toEqual(earlier);
    const repeated = await potli(...args);
    if (again === 'refused') {
      expect(repeated).toMatchObject({ code: 1, printed: '' });
      expect(repeated.complaints).toMatch(/^(?:["A-Z\d][^{]+\.|[a-z]\w+: [^{]+)$/);
    } else {
      expect(repeated).toMatchObject({ code: 0, complaints: '' });
    }
    expect(await entries()).toHaveLength(earlier.length + parts + (again === 'another row' ? 2 : 1));
  });
});

const WITHOUT_DATABASE = ['schema', 'verify', 'backup check', 'doctor'];
/** Commands with tests of their own for their rows. */
const TESTED_ELSEWHERE = ['payouts run', 'payouts retry', 'payouts file', 'payouts return-file'];

/** Commands that change something and leave no row, and why. */
const UNAUDITED: Record<string, string> = {
  pull: 'does what the job does by itself; each report is kept with what was sent',
  backup: 'records only that it was made',
  'roots make': 'does what the job does by itself',
  'links check': 'does what the job does by itself',
  'keys rotate': 'seals the same content with another key, in steps that can be interrupted',
  restore: 'fills a database that was nobody’s, the audit log with it',
  sandbox: 'not in production; it changes a shop by its API, and by commands that leave their own rows',
};

/** Commands that change nothing, with what they need after their words. */
const reads: Record<string, string[]> = {
  'rows list': ['stores', '--state', 'live'],
  'rows show': ['stores', 'kapas'],
  'rows history': ['stores', 'kapas'],
  'changes list': [],
  'changes show': ['1'],
  'views list': ['stores'],
  'notes list': ['stores', 'kapas'],
  'dashboard show': [],
  mails: [],
  jobs: [],
  bank: [],
  books: [],
  'books unpaid': [],
  'books balance': [],
  'books members': [],
  'books journal': ['--month', '2026-11', '--csv', '/dev/null'],
  'books invoice': ['bazaar', '--month', '2026-11'],
  'tax month': ['2026-11'],
  'admin token list': [],
  referrals: [],
  audit: [],
  'orders held': [],
  'orders costly': [],
  'payments owed': [],
  'payments closed': [],
  'payments refunds': [],
  'payouts list': [],
  'payouts show': ['01990000-0000-7000-8000-000000000001'],
  'postbacks list': [],
  'roots list': [],
  'rates list': [],
  'vouchers list': [],
  'tax year': ['2026'],
  'postbacks parked': [],
  'tax rule list': [],
  'claims list': [],
  'claims show': ['1'],
  'members show': ['nobody@mail.example'],
  'members events': ['nobody@mail.example'],
  'members find': ['nobody@mail.example'],
};

/** `claims answer <ticket> --status …` is `claims answer`. */
const wordsOf = (usage: string): string => /^[a-z]+(?:[ -][a-z]+)*/.exec(usage)?.[0] ?? '';
const forms = new Set(Object.values(commands).flatMap(({ help }) => help.map(([usage]) => wordsOf(usage))));

it('every command leaves a row, or is listed here with what it does instead', () => {
  const listed = [audited, reads, UNAUDITED].flatMap((table) => Object.keys(table));
  expect([...listed, ...TESTED_ELSEWHERE, ...WITHOUT_DATABASE].toSorted()).toEqual([...forms].toSorted());
});

it('the right of what each command changes is known, so that a token sees its row only with it', () => {
  const known = [...forms, 'payouts file --again', 'payouts file --withdraw'].filter((form) => form in commandRights);
  expect(Object.keys(commandRights).toSorted()).toEqual(known.toSorted());
  expect(Object.keys(audited).filter((form) => !(form in commandRights))).toEqual([]);
});

it.each(Object.entries(reads))('%s changes nothing', async (words, more) => {
  const before = await readAllTables(apiHost.database, SENT_MEANWHILE);
  expect(await potli(...words.split(' '), ...more)).not.toMatchObject({ code: 2 });
  expect(await readAllTables(apiHost.database, SENT_MEANWHILE)).toEqual(before);
});

it('no row of the audit log can be changed or removed', async () => {
  await potli('admin', 'grant', (await joinMember(apiHost)).email);
  for (const statement of ['update audit_entry set who = who', 'delete from audit_entry', 'truncate audit_entry']) {
    await expect(apiHost.database.pool.query(statement)).rejects.toThrow(/only added to/);
  }
  const { rows } = await apiHost.database.pool.query(
    `select has_table_privilege('potli_app', 'audit_entry', 'insert') as adds,
       has_table_privilege('potli_app', 'audit_entry', 'update, delete, truncate') as changes`,
  );
  expect(rows).toEqual([{ adds: true, changes: false }]);
});

it('the audit log begins where it is asked to', async () => {
  await potli('admin', 'grant', (await joinMember(apiHost)).email);
  expect((await potli('audit', '--since', '2020-01-01')).printed).toMatch(
    /admin grant {2}member \d+: \{"role":"MEMBER"\}/,
  );
  expect((await potli('audit', '--since', '2999-01-01')).printed).toBe('Nothing was changed.');
});
