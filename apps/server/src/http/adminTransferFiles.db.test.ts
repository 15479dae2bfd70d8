import type { ReturnAnswer, TransferFile, TransferQueue } from '@potli/api/contract/adminTransferFiles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readAudit } from '../domain/platform/audit/readAudit.ts';
import { neftBank } from '../testing/banks/openNeft.ts';
import {
  fileOnePayout,
  QUEUED_ACCOUNT,
  queuePayout,
  returnedRow,
  returnText,
  sentReturn,
} from '../testing/banks/queuePayout.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinStaff, type TestMember } from '../testing/joinMember.ts';
import { readAllTables } from '../testing/readAllTables.ts';

/** The request itself leaves a key with its answer, and the host notes a session. */
const MEANWHILE = ['idempotency_key', 'session', 'mail_outbox', 'notification'];

let apiHost: TestHost;
let finance: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost({ bank: neftBank });
  finance = await joinStaff(apiHost, 'FINANCE');
});
afterAll(() => apiHost.close());

const queue = async () => (await (await finance.get('/admin/transfer-queue')).json()) as TransferQueue;
const files = async () => (await (await finance.get('/admin/transfer-files')).json()) as TransferFile[];
const send = (path: string, body: object = {}) => finance.send('POST', path, body);
const returns = async (content: string | Uint8Array, applies: boolean) => {
  const response = await send('/admin/transfer-returns', sentReturn(content, applies));
  expect(response.status).toBe(200);
  return (await response.json()) as ReturnAnswer;
};
const stateOf = async (payoutId: string) => {
  const { rows } = await apiHost.database.pool.query<{ state: string }>('select state from payout where id = $1', [
    payoutId,
  ]);
  return rows[0]?.state;
};

it('what was seen to wait becomes a file; each download hands out whole account numbers, and is in the audit log', async () => {
  const before = await queue();
  await queuePayout(apiHost.database);
  const waiting = before.payouts + 1;
  expect(await queue()).toMatchObject({ takesFiles: true, payouts: waiting, total: waiting * 50 });
  const late = await send('/admin/transfer-files', { waiting: before.payouts + 7 });
  expect({ status: late.status, body: await late.text() }).toMatchObject({
    status: 409,
    body: expect.stringContaining(`${waiting} payouts wait by now, not ${before.payouts + 7}`) as string,
  });
  const made = await send('/admin/transfer-files', { waiting });
  const { file } = (await made.json()) as { file: TransferFile };
  expect(file).toMatchObject({ payouts: waiting, openPayouts: waiting, withdrawnAt: null });
  expect((await files())[0]).toEqual(file);
  expect((await queue()).payouts).toBe(0);
  for (const _ of [1, 2]) {
    const taken = await send(`/admin/transfer-files/${file.name}/download`);
    expect(taken.headers.get('cache-control')).toBe('no-store');
    expect(await taken.json()).toEqual({
      fileName: `${file.name}.csv`,
      text: expect.stringContaining(QUEUED_ACCOUNT) as string,
    });
  }
  const who = `member:${finance.id}`;
  const row = { who, action: 'downloadTransferFile', object: `transfer file ${file.name}` };
  expect(await readAudit(apiHost.database.orm)).toMatchObject([row, row, { ...row, action: 'makeTransferFile' }]);
});

it('an answer changes nothing while it is tried, also in UTF-16, and then what was announced', async () => {
  const { name, payoutId } = await fileOnePayout(apiHost.database);
  const row = returnedRow(apiHost.database, payoutId);
  const text = returnText([row, { ...row, Amount: '51.00' }, row, { ...row, Status: 'FAILED' }]);
  const before = await readAllTables(apiHost.database, MEANWHILE);
  const utf16 = Buffer.from(`\u{feff}${text}`, 'utf16le');
  const tried = await returns(utf16, false);
  expect(await readAllTables(apiHost.database, MEANWHILE)).toEqual(before);
  expect(tried.totals).toEqual({ sent: 1, failed: 0, returned: 0, known: 1, waiting: 0, problem: 2, note: 0 });
  expect(tried.lines.map(({ line, outcome }) => [line, outcome])).toEqual([
    [3, 'problem'],
    [5, 'problem'],
    [2, 'sent'],
    [4, 'known'],
  ]);
  expect(await returns(utf16, true)).toEqual({ ...tried, isApplied: true });
  expect(await stateOf(payoutId)).toBe('sent');
  expect((await returns(text, true)).totals).toMatchObject({ sent: 0, known: 2 });
  const refused = await send(`/admin/transfer-files/${name}/withdrawal`);
  expect({ status: refused.status, body: await refused.text() }).toMatchObject({
    status: 409,
    body: expect.stringContaining('has taken the file') as string,
  });
});

it('a file that the bank did not take is withdrawn once, and handed out no more', async () => {
  const { name } = await fileOnePayout(apiHost.database);
  const { payouts } = await queue();
  const withdrawn = await send(`/admin/transfer-files/${name}/withdrawal`);
  expect(await withdrawn.json()).toMatchObject({ name, openPayouts: 0, withdrawnAt: expect.any(String) as string });
  expect((await queue()).payouts).toBe(payouts + 1);
  expect((await send(`/admin/transfer-files/${name}/withdrawal`)).status).toBe(409);
  expect((await send(`/admin/transfer-files/${name}/download`)).status).toBe(409);
});

it.each([
  ['a workbook', Buffer.from('504b030414000600', 'hex'), /"answer.csv" is a workbook/],
  ['a list of something else', 'Date,Balance\r\n1,2\r\n', /"answer.csv" has no line of headings/],
  ['no byte', '', /"answer.csv" is empty/],
])('%s is refused with a sentence', async (_, content, sentence) => {
  const response = await send('/admin/transfer-returns', sentReturn(content, true));
  expect({ status: response.status, body: await response.text() }).toEqual({
    status: 400,
    body: expect.stringMatching(new RegExp(sentence.source.replaceAll('"', '\\\\"'))) as string,
  });
});

it('is open to who has the right to money, and not to a shop whose bank takes no files', async () => {
  const support = await joinStaff(apiHost, 'SUPPORT');
  expect((await support.get('/admin/transfer-files')).status).toBe(403);
  const other = await createTestHost();
  try {
    const colleague = await joinStaff(other, 'FINANCE');
    expect(await (await colleague.get('/admin/transfer-queue')).json()).toMatchObject({ takesFiles: false });
    const response = await colleague.send('POST', '/admin/transfer-returns', sentReturn('x', true));
    expect(response.status).toBe(409);
  } finally {
    await other.close();
  }
});

it('a dangerous call asks for the password of the last minutes', async () => {
  const { name } = await fileOnePayout(apiHost.database);
  await apiHost.database.pool.query(
    `update session set confirmed_at = now() - interval '6 minutes' where member_id = $1`,
    [finance.id],
  );
  const response = await send(`/admin/transfer-files/${name}/download`);
  expect(await response.json()).toMatchObject({ status: 403, reason: 'CONFIRMATION_REQUIRED' });
});
