import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinAdmin, type TestMember } from '../../../testing/joinMember.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { addClick, sampleReport } from '../../../testing/sampleMoney.ts';
import { bookFile, fileOf, previewFile, seenOf } from '../../../testing/settlementFiles.ts';

let apiHost: TestHost;
let admin: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost();
  admin = await joinAdmin(apiHost);
  const clickId = await addClick(apiHost.database, admin.id);
  for (const orderId of ['OD-1', 'OD-2', 'OD-3']) {
    await receiveReport(
      apiHost.database,
      sampleReport({ clickId, orderId, status: 'approved', commissionPaise: 8_000n }),
    );
  }
});
afterAll(() => apiHost.close());

const linesOf = async (statement: string) => {
  const text = 'select sum(paid_paise)::int as paise, count(*)::int as lines from settlement_line where statement = $1';
  const { rows } = await apiHost.database.pool.query<{ paise: number | null; lines: number }>(text, [statement]);
  return rows[0];
};
const send = (body: unknown, path = 'file') => admin.send('POST', `/admin/settlements/${path}`, body);
const refusalOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { errors: string[] }).errors[0],
];

it('a file is shown first, with what differs, and books nothing until then', async () => {
  const body = fileOf('bazaar', 'shown.csv', 'OD-1,"₹80.00"', 'OD-9,12', 'OD-2,none', 'Total,92');
  const shown = await previewFile(admin, body);
  expect(shown).toMatchObject({
    settled: 2,
    paid: 92,
    before: 0,
    kinds: [{ kind: 'UNKNOWN_ORDER', lines: 1 }],
    differences: [{ orderId: 'OD-9', kind: 'UNKNOWN_ORDER' }],
    unreadable: 1,
    badLines: [{ line: 4, text: 'The amount is no amount: "none".' }],
    notes: [{ line: 5, text: 'Is a total: "Total,92".' }],
    outcome: 'shown',
  });
  expect(await linesOf('shown.csv')).toEqual({ paise: null, lines: 0 });
  expect(await bookFile(admin, body)).toEqual({ ...shown, outcome: 'booked' });
  expect(await linesOf('shown.csv')).toEqual({ paise: 9_200, lines: 2 });
  // the same file again
  expect(await bookFile(admin, body)).toEqual({ ...shown, before: 2, outcome: 'booked' });
  expect(await linesOf('shown.csv')).toEqual({ paise: 9_200, lines: 2 });
});

it('what was looked at is booked, and nothing else', async () => {
  const body = fileOf('bazaar', 'seen.csv', 'OD-2,80');
  const seen = await seenOf(admin, body);
  for (const change of [{ tdsPercent: 5 }, { day: '2026-10-21' }, fileOf('bazaar', 'seen.csv', 'OD-2,81')]) {
    expect(await refusalOf(await send({ ...body, ...change, seen }))).toEqual([
      409,
      'The file would book something else by now. Look at it again.',
    ]);
  }
  expect(await linesOf('seen.csv')).toEqual({ paise: null, lines: 0 });
  expect((await send({ ...body, seen })).status).toBe(200);
  expect(await refusalOf(await send({ ...body, statement: 'seen again.csv' }))).toEqual([
    409,
    'Statement "seen.csv" of bazaar has the same lines. Nothing is booked twice.',
  ]);
  const repeated = { ...body, statement: 'seen again.csv', isRepeated: true };
  expect(await bookFile(admin, repeated)).toMatchObject({ settled: 1, outcome: 'booked' });
});

it.each([
  ['a workbook', Buffer.from('PK\u{3}\u{4}xl/workbook.xml'), /^"book\.csv" is a workbook \(\.xlsx.*save the sheet/],
  ['nothing', Buffer.from(''), /^"book\.csv" is empty/],
  ['no list', Buffer.from('{"a":1}'), /^book\.csv has no line with an order number and an amount\.$/],
  ['another currency', Buffer.from('Order,Paid,Currency\nOD-1,5,USD'), /in USD: say how many rupees the bank gave/],
  ['too many lines', Buffer.from(`Order,Paid\n${'OD-1,5\n'.repeat(5001)}`), /5001 lines, and at most 5000 are booked/],
])('a file with %s is refused with what to do', async (_, bytes, sentence) => {
  const answer = await send({ ...fileOf('bazaar', 'book.csv'), file: bytes.toString('base64') });
  expect(await refusalOf(answer)).toEqual([400, expect.stringMatching(sentence) as string]);
});

it('a file in another encoding is read as the command reads it', async () => {
  const text = Buffer.from('Order,Paid,Café\nOD-7,5,é\n', 'latin1').toString('base64');
  const shown = await previewFile(admin, { ...fileOf('bazaar', 'latin.csv'), file: text });
  expect(shown.notes).toEqual([{ line: 0, text: 'The file is not UTF-8. It was read as Windows-1252.' }]);
  expect(shown.settled).toBe(1);
});

it('a statement is listed, and is withdrawn by order or as a whole, once', async () => {
  await bookFile(admin, fileOf('mistaken', 'mistake.csv', 'OD-3,80', 'OD-4,20'));
  const listed: unknown = await (await admin.get('/admin/settlements?network=mistaken')).json();
  expect(listed).toMatchObject([{ statement: 'mistake.csv', lines: 2, withdrawn: 0, paid: 100, tds: 0 }]);
  const named = { network: 'mistaken', statement: 'mistake.csv' };
  expect(await (await send({ ...named, orderId: 'OD-4' }, 'withdraw')).json()).toMatchObject({
    lines: 2,
    withdrawn: 1,
    paid: 80,
  });
  expect(await refusalOf(await send({ ...named, orderId: 'OD-5' }, 'withdraw'))).toEqual([
    404,
    'Statement "mistake.csv" of mistaken has no line of order OD-5.',
  ]);
  const all = await (await send(named, 'withdraw')).json();
  expect(all).toMatchObject({ lines: 2, withdrawn: 2, paid: 0 });
  expect(await (await send(named, 'withdraw')).json()).toEqual(all);
  expect(await linesOf('mistake.csv')).toEqual({ paise: 0, lines: 4 });
});
