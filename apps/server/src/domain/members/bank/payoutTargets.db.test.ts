import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { postJson } from '../../../testing/postJson.ts';
import { sampleSignup } from '../../../testing/sampleMember.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { findPayoutAccount } from '../../payouts/transfers/findPayoutAccount.ts';
import { readMails } from '../../platform/mail/readMails.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';
import { hashOlderAccounts } from './hashOlderAccounts.ts';

let apiHost: TestHost;
let member: TestMember;

const { password } = sampleSignup();
const own = { accountHolderName: 'Meera Iyer', accountNumber: '004512347890', ifscCode: 'PTLI0000042' };
const thiefs = { ...own, accountNumber: '666666666666' };
const upi = { kind: 'upi', accountHolderName: 'Meera Iyer', vpa: 'meera@okpotli' };

const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await apiHost.database.pool.query<Row>(text, values)).rows;
const create = (body: object = own) => member.send('POST', '/bank-details', { ...body, password });
const update = (body: object) => member.send('PUT', '/bank-details', { ...body, password });
const target = () => findPayoutAccount(apiHost.database.orm, member.id, new Date());

async function mailsWithStop(): Promise<string[]> {
  const mails = await readMails(apiHost.database.orm, createSealer(testSettings.piiKey));
  return mails.flatMap(({ to, text }) =>
    to === member.email ? (/stop-bank-change\?key=(\S+)/.exec(text ?? '')?.[1] ?? []) : [],
  );
}
const stop = async (which = -1) => {
  const key = (await mailsWithStop()).at(which) ?? '';
  expect((await apiHost.call('/bank-details/stop', postJson({ key }))).status).toBe(200);
};
/** Everything that waited is over. */
const later = () =>
  sql(`alter table bank_account disable trigger user;
  update bank_account set added_at = added_at - interval '10 days';
  update bank_account_stop set stopped_at = stopped_at - interval '10 days';
  alter table bank_account enable trigger user`);
const ofYears = () =>
  sql(`update member set created_at = now() - interval '3 years', email_verified_at = now() where id = ${member.id}`);
async function logIn() {
  const answer = await apiHost.call('/login', postJson({ email: member.email, password }));
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  member.send = (method, path, body) => apiHost.call(path, { method, headers, body: JSON.stringify(body) });
}

interface Path {
  /** What makes another target the valid one, or the same one valid again. */
  run(): Promise<unknown>;
  /** Mails with a stop link that it sends. */
  mails: number;
  /** Whether payouts wait after it; undefined: there is no target. */
  held: boolean | undefined;
}

/** Every way to a valid target. A member is three years old, unless the row says otherwise. */
const paths: Record<string, Path> = {
  'a first account': { run: () => create(), mails: 1, held: true },
  'a first UPI ID': { run: () => create(upi), mails: 1, held: true },
  'a first account of a newcomer': {
    async run() {
      await sql(`update member set created_at = now(), email_verified_at = now() where id = $1`, member.id);
      await create();
    },
    mails: 1,
    held: false,
  },
  'a change of the number': {
    run: async () => [await create(), await later(), await update(thiefs)],
    mails: 2,
    held: true,
  },
  'a change to a UPI ID': { run: async () => [await create(), await later(), await update(upi)], mails: 2, held: true },
  'a change of the UPI ID': {
    run: async () => [await create(upi), await later(), await update({ ...upi, vpa: 'thief@okpotli' })],
    mails: 2,
    held: true,
  },
  'a change from a UPI ID to an account': {
    run: async () => [await create(upi), await later(), await update(own)],
    mails: 2,
    held: true,
  },
  'a change of the IFSC, as after a merger': {
    run: async () => [await create(), await later(), await update({ ...own, ifscCode: 'SBIN0000001' })],
    mails: 2,
    held: true,
  },
  'a change of the holder alone': {
    run: async () => [await create(), await later(), await update({ ...own, accountHolderName: 'M. Iyer' })],
    mails: 2,
    held: true,
  },
  'a save without a change': {
    run: async () => [await create(), await later(), await update(own)],
    mails: 1,
    held: false,
  },
  'a change back by hand': {
    run: async () => [await create(), await update(thiefs), await later(), await update(own)],
    mails: 3,
    held: true,
  },
  'a first account that is stopped': { run: async () => [await create(), await stop()], mails: 1, held: undefined },
  'an account after a stopped first one': {
    run: async () => [await create(), await stop(), await logIn(), await later(), await create(thiefs)],
    mails: 2,
    held: true,
  },
  'a change that is stopped': {
    run: async () => [await create(), await later(), await update(thiefs), await stop()],
    mails: 2,
    held: true,
  },
  'two changes, stopped by the link of the first': {
    run: async () => [await create(), await update(thiefs), await update(upi), await later(), await stop(1)],
    mails: 3,
    held: true,
  },
  'a hold that ended': { run: async () => [await create(), await later()], mails: 1, held: false },
  'a hold after a stop that ended': {
    run: async () => [await create(), await update(thiefs), await stop(), await later()],
    mails: 2,
    held: false,
  },
  'a change without the password': {
    run: async () => [await create(), await later(), await member.send('PUT', '/bank-details', thiefs)],
    mails: 1,
    held: false,
  },
  'a change with a wrong password': {
    run: async () => [
      await create(),
      await later(),
      await member.send('PUT', '/bank-details', { ...thiefs, password: 'x' }),
    ],
    mails: 1,
    held: false,
  },
  'another key of the shop': {
    async run() {
      await create();
      await later();
      const next = createSealer('the next secret of tests, as long as that', [testSettings.piiKey]);
      await hashOlderAccounts(apiHost.database, next, new AbortController().signal);
    },
    mails: 1,
    held: false,
  },
  'an account from before there was a rule': {
    async run() {
      await sql(
        `insert into bank_account (id, member_id, version, sealed, held) values (gen_random_uuid(), $1, 1, '', true)`,
        member.id,
      );
    },
    mails: 0,
    held: true,
  },
  'an address that is verified after the account was saved': {
    async run() {
      await sql('update member set created_at = now(), email_verified_at = null where id = $1', member.id);
      await create();
      await later();
      await sql('update member set email_verified_at = now() where id = $1', member.id);
    },
    mails: 1,
    held: true,
  },
};

beforeAll(async () => {
  apiHost = await createTestHost();
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  member = await joinMember(apiHost);
  await ofYears();
});

it.each(Object.entries(paths))('%s', async (_, { run, mails, held }) => {
  await run();
  expect(await mailsWithStop()).toHaveLength(mails);
  const found = await target();
  expect(found && found.heldUntil !== null).toBe(held);
});

/** Files that write versions or stops, and the rows of the table above that go through them. */
const WRITERS: Record<string, string> = {
  'demo/fillDemoShop.ts': 'the demo, which is no production',
  'domain/members/bank/bankAccountRows.ts': 'adds a version for createBankService and the demo',
  'domain/members/bank/createBankService.ts': 'a first account, a change',
  'domain/members/bank/createBankStops.ts': 'mails the link, and stops',
  'domain/members/bank/hashOlderAccounts.ts': 'another key: the hash only, as the trigger of the table has it',
  'domain/views/installation/sealedColumns.ts': 'another key: the same details, sealed anew',
};

it('nothing else writes a target', () => {
  const root = join(import.meta.dirname, '../../..');
  const pattern =
    /addBankAccount\(|(?:insert|update|delete)\((?:bankAccount|bankAccountStop)\)|(?:insert into|update|delete from) (?:bank_account\b|\$\{bankAccount)|table: bankAccount/;
  const writers = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('testing/'))
    .filter((name) => pattern.test(readFileSync(join(root, name), 'utf8')));
  expect(writers.sort()).toEqual(Object.keys(WRITERS).sort());
});
