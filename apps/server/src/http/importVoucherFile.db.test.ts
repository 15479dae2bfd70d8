import type { VoucherFileAnswer } from '@potli/api/contract/adminVouchers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinAdmin, joinStaff, type TestMember } from '../testing/joinMember.ts';
import { addVoucher } from '../testing/payments/addVoucher.ts';
import { lookedAt, voucherFile } from '../testing/payments/voucherFiles.ts';
import { sampleCatalogue } from '../testing/sampleCatalogue.ts';

const CARD = 'kapas-gift';

let apiHost: TestHost;
let admin: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost();
  admin = await joinAdmin(apiHost);
  await importCatalogue(apiHost.database, sampleCatalogue());
});
afterAll(() => apiHost.close());

async function send(body: object, as = admin) {
  const response = await as.send('POST', '/admin/vouchers/file', body);
  const text = await response.text();
  return { status: response.status, text, answer: JSON.parse(text) as VoucherFileAnswer & { errors?: string[] } };
}

async function countOf(card = CARD): Promise<number> {
  const text = 'select count(*)::int as count from gift_card_voucher where gift_card_slug = $1';
  const { rows } = await apiHost.database.pool.query<{ count: number }>(text, [card]);
  return rows[0]?.count ?? 0;
}

const fileOf = (...lines: string[]) => ({
  ...voucherFile(CARD),
  file: Buffer.from(['Card Number,PIN,Value,Cost,Expires', ...lines].join('\n')).toString('base64'),
});

it('shows what a file adds, and adds exactly that', async () => {
  const body = fileOf(
    'AAAA-0001,4821,500,450.50,2099-12-31',
    'AAAA-0002,4822,500,450,2099-11-30',
    'AAAA-0003,,1000,900,2099-12-31',
  );
  const shown = await send(body);
  expect(shown.answer).toMatchObject({
    name: expect.any(String) as unknown,
    values: [
      { value: 500, count: 2, cost: 900.5, expiresFirst: '2099-11-30' },
      { value: 1000, count: 1, cost: 900, expiresFirst: '2099-12-31' },
    ],
    added: 3,
    known: 0,
    unreadable: 0,
    outcome: 'shown',
  });
  expect(await countOf()).toBe(0);
  const { seen } = shown.answer;
  expect((await send({ ...body, seen })).answer).toMatchObject({ added: 3, outcome: 'imported' });
  expect(await countOf()).toBe(3);
  // again, under another spelling: nothing is there twice
  expect((await send(fileOf('aaaa 0001,4821,500,450,2099-12-31'))).answer).toMatchObject({ added: 0, known: 1 });
});

it('adds nothing that somebody has not seen', async () => {
  const body = await lookedAt(admin, voucherFile(CARD, 'BBBB-0001'));
  const before = await countOf();
  const other = { ...body, file: voucherFile(CARD, 'BBBB-0002').file };
  expect(await send(other)).toMatchObject({
    status: 409,
    answer: { errors: [expect.stringContaining('Look at it again')] },
  });
  expect(await countOf()).toBe(before);
  // a colleague has imported the same file meanwhile
  const answers = await Promise.all([send(body), send(body)]);
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect(await countOf()).toBe(before + 1);
});

it('a line that cannot be read stops the file, and no answer has a number or a PIN', async () => {
  const body = fileOf('6012345678901234,4821,500,450,2099-12-31', '6012345678905678,4822,free,450,2099-12-31');
  const before = await countOf();
  const shown = await send(body);
  expect(shown.answer).toMatchObject({ added: 1, unreadable: 1, badLines: [{ line: 3 }] });
  const refused = [
    await send({ ...body, seen: shown.answer.seen }),
    await send({ ...body, file: Buffer.from('6012345678901234,4821').toString('base64') }),
    await send(fileOf()),
    await send(fileOf(...Array.from({ length: 5_001 }, (_, n) => `60123456789${10_000 + n},4821,500,450,2099-12-31`))),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
  for (const { text } of [shown, ...refused]) expect(text).not.toMatch(/6012|4821|4822/);
  expect(await countOf()).toBe(before);
});

it('is for who has the right to money, for cards of the catalogue, and for a stock that opens', async () => {
  expect((await send(voucherFile(CARD, 'CCCC-0001'), await joinStaff(apiHost, 'SUPPORT'))).status).toBe(403);
  expect(await send(voucherFile('no-such-card', 'CCCC-0001'))).toMatchObject({
    status: 409,
    answer: { errors: ['The catalogue has no gift card no-such-card.'] },
  });
  await addVoucher(apiHost.database, CARD);
  const { status, answer } = await send(voucherFile(CARD, 'CCCC-0001'));
  expect(status).toBe(409);
  expect(answer.errors?.[0]).toContain('does not open');
});
