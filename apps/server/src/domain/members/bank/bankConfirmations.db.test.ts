import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { testSettings } from '../../../testing/testSettings.ts';
import { readMails } from '../../platform/mail/readMails.ts';
import { createSealer } from '../../platform/sealing/createSealer.ts';

let apiHost: TestHost;
let member: TestMember;
let count = 100_000;

const sql = async <Row extends object>(text: string, ...values: unknown[]) =>
  (await apiHost.database.pool.query<Row>(text, values)).rows;

/** Another account with each call. */
function change(body: object, by = member) {
  count += 1;
  const account = { accountHolderName: 'Meera Iyer', accountNumber: `004512${count}`, ifscCode: 'PTLI0000042' };
  return by.send('PUT', '/bank-details', { ...account, ...body });
}
async function codeFor(one = member): Promise<string> {
  expect((await one.send('POST', '/bank-details/code', {})).status).toBe(200);
  const mails = await readMails(apiHost.database.orm, createSealer(testSettings.piiKey));
  return /Your code is (\d{6})\./.exec(mails.findLast(({ to }) => to === one.email)?.text ?? '')?.[1] ?? '';
}
const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const reasonOf = async (answer: Response) => ((await answer.json()) as { reason?: string }).reason;

async function joinWithAccount(): Promise<TestMember> {
  const joined = await joinMember(apiHost);
  await joined.send('POST', '/bank-details', {
    accountHolderName: 'Meera Iyer',
    accountNumber: '004512347890',
    ifscCode: 'PTLI0000042',
  });
  return joined;
}

beforeAll(async () => {
  apiHost = await createTestHost();
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  member = await joinWithAccount();
});

it('asks by a reason that programs read, and changes nothing', async () => {
  const asked = await change({});
  expect(asked.status).toBe(403);
  expect(await reasonOf(asked)).toBe('CONFIRMATION_REQUIRED');
  expect(await reasonOf(await change({ password: 'wrong' }))).toBe('CONFIRMATION_WRONG');
  expect(await sql('select from bank_account where member_id = $1', member.id)).toHaveLength(1);
});

it('a code confirms one change, also with spaces and signs that were pasted with it', async () => {
  const code = await codeFor();
  expect((await change({ code: ` ${code}\u200B` })).status).toBe(200);
  expect((await change({ code })).status).toBe(403);
});

it('of two changes with one code at once one is made', async () => {
  const code = await codeFor();
  const answers = await Promise.all([change({ code }), change({ code })]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 403]);
});

it('a code is of one member, of the newest mail, and for ten minutes', async () => {
  const older = await codeFor();
  const newest = await codeFor();
  if (older !== newest) expect((await change({ code: older })).status).toBe(403);
  const thief = await joinWithAccount();
  expect((await change({ code: newest }, thief)).status).toBe(403);
  await sql(`update bank_code set expires_at = expires_at - interval '10 minutes' where member_id = $1`, member.id);
  expect((await change({ code: newest })).status).toBe(403);
});

it('a code is over after five tries, many at once included', async () => {
  const code = await codeFor();
  await Promise.all(Array.from({ length: 8 }, () => change({ code: wrongOf(code) })));
  expect((await change({ code })).status).toBe(403);
  expect((await change({ code: await codeFor() })).status).toBe(200);
});

it('a save that is refused does not spend it', async () => {
  const code = await codeFor();
  const unpayable = { kind: 'upi', accountHolderName: 'Meera Iyer', vpa: 'nobody@okpotli', code };
  expect((await member.send('PUT', '/bank-details', unpayable)).status).toBe(400);
  expect((await change({ code })).status).toBe(200);
});

it('a code cannot be read, nor tried out, in the database', async () => {
  const code = await codeFor();
  const [row] = await sql<{ text: string }>('select string_agg(c::text, $1) as text from bank_code c', ' ');
  expect(row?.text).not.toContain(code);
  expect(row?.text).not.toContain(Buffer.from(code).toString('hex'));
});
