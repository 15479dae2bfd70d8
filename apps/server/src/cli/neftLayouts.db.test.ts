import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indiaDay } from '@potli/api/units/india';
import { beforeEach, describe, expect, it } from 'vitest';
import { addBankAccount } from '../domain/members/bank/bankAccountRows.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { openNeft } from '../testing/banks/openNeft.ts';
import { openCli } from '../testing/openCli.ts';
import { testSettings } from '../testing/testSettings.ts';

const { database, folder, run } = await openCli();
const { jwtSecret: JWT_SECRET, piiKey: PII_KEY, receiptKey: RECEIPT_KEY } = testSettings;

/** A layout as an operator writes it down from a bank's page. */
const ownFormat = {
  headings: false,
  fileName: 'CODE{yy}{mm}.{nnn}',
  columns: [
    { field: 'reference' },
    { field: 'holderName' },
    { field: 'accountNumber' },
    { field: 'ifscCode' },
    { value: '11' },
    { field: 'amount' },
    { field: 'date', format: 'yyyymmdd' },
  ],
  returned: {
    reference: 1,
    account: 3,
    amount: 6,
    utr: 8,
    status: 9,
    reason: 10,
    sent: ['E'],
    failed: ['R'],
    returned: [],
  },
};
writeFileSync(join(folder, 'own.json'), JSON.stringify(ownFormat));

const day = indiaDay(new Date());
const [yyyy = '', mm = '', dd = ''] = day.split('-');
const UTR = 'N326329000123';

/** What each bank writes, independent of the code: its file, and what it sends back for a line that was paid or refused. */
const layouts = [
  {
    format: 'headed',
    name: `neft-${day}-1.csv`,
    reference: (line: string) => line.split(',')[7],
    payouts: (lines: string[]) => lines.slice(1),
    returned: (_: string[], [paid, refused]: [string, string]) => [
      'Customer Reference Number,Beneficiary Account Number,Amount,Status,UTR Number,Reason',
      `${paid.split(',')[7]},XXXX7890,50.00,Success,${UTR},`,
      `${refused.split(',')[7]},XXXX7890,50.00,Failed,,ACCOUNT CLOSED`,
    ],
  },
  {
    format: 'plain',
    name: `NEFT${dd}${mm}.001`,
    reference: (line: string) => line.split(',')[0],
    payouts: (lines: string[]) => lines,
    returned: (_: string[], [paid, refused]: [string, string]) => [`${paid},${UTR},E,`, `${refused},,R,ACCOUNT CLOSED`],
  },
  {
    format: 'framed',
    name: `NEFT${yyyy}${mm}${dd}01.txt`,
    reference: (line: string) => line.split('|')[1],
    payouts: (lines: string[]) => lines.slice(1, -1),
    returned: (lines: string[], [paid, refused]: [string, string]) => [
      lines[0] ?? '',
      `${paid}|PAID|${UTR}`,
      `${refused}|REJECTED||ACCOUNT CLOSED`,
      lines.at(-1) ?? '',
    ],
  },
  {
    format: join(folder, 'own.json'),
    name: `CODE${yyyy.slice(2)}${mm}.001`,
    reference: (line: string) => line.split(',')[0],
    payouts: (lines: string[]) => lines,
    returned: (_: string[], [paid, refused]: [string, string]) => [`${paid},${UTR},E,`, `${refused},,R,ACCOUNT CLOSED`],
  },
];

async function queueTwo(): Promise<string[]> {
  const neft = openNeft(database);
  const ids: string[] = [];
  for (let n = 0; n < 2; n += 1) {
    const transfer = await neft.newTransfer();
    const details = {
      accountHolderName: 'Asha Rao',
      accountNumber: '004512347890',
      ifscCode: 'PTLI0000042',
      bankName: '',
      address: '',
    };
    const bankAccountId = await addBankAccount(database.orm, createSealer(PII_KEY), {
      memberId: transfer.memberId,
      version: 1,
      details,
    });
    await neft.bank.transfer({ ...transfer, bankAccountId });
    ids.push(transfer.payoutId);
  }
  return ids;
}

const linesOf = (text: string) => text.split('\r\n').slice(0, -1);

describe.each(layouts)('the layout $format', ({ format, name, payouts, returned, reference }) => {
  const potli = (...args: string[]) =>
    run(['payouts', ...args], {
      DATABASE_URL: database.url,
      JWT_SECRET,
      PII_KEY,
      RECEIPT_KEY,
      BANK: 'neft',
      BANK_CREDENTIALS: 'account=501000123',
      BANK_FILE_FORMAT: format,
    });

  beforeEach(async () => {
    await database.pool.query('truncate transfer_line, transfer_file');
  });

  it('goes out, comes back, and settles each payout once', async () => {
    const ids = await queueTwo();
    expect(await potli('file')).toMatchObject({ code: 0 });
    expect(readdirSync(folder)).toContain(name);
    const lines = linesOf(readFileSync(join(folder, name), 'utf8'));
    const [one = '', two = '', ...more] = payouts(lines);
    expect(more).toEqual([]);
    expect(reference(one)).toMatch(/^[A-Z0-9]{1,15}$/);
    expect(reference(one)).not.toBe(reference(two));

    const back = returned(lines, [one, two]);
    writeFileSync(join(folder, 'back.txt'), back.map((line) => `${line}\n`).join(''));
    const first = JSON.parse((await potli('return-file', 'back.txt', '--json')).printed) as Record<string, unknown>;
    expect(first).toMatchObject({ applied: 2, known: 0, problems: [] });
    expect(JSON.parse((await potli('return-file', 'back.txt', '--json')).printed)).toMatchObject({
      applied: 0,
      known: 2,
    });
    const { rows } = await database.pool.query<{ state: string; utr: string | null }>(
      'select state, utr from payout where id = any($1) order by state',
      [ids],
    );
    expect(rows).toEqual([
      { state: 'failed', utr: null },
      { state: 'sent', utr: UTR },
    ]);
  });

  it('names the line and the value of a UTR that a spreadsheet shortened', async () => {
    await queueTwo();
    await potli('file', '--out', `${crypto.randomUUID()}.csv`, '--json').then(({ printed }) => {
      const { path } = JSON.parse(printed) as { path: string };
      const lines = linesOf(readFileSync(path, 'utf8'));
      const [one = '', two = ''] = payouts(lines);
      writeFileSync(join(folder, 'bad.txt'), returned(lines, [one, two]).join('\n').replace(UTR, '3.26329E+11'));
    });
    const { printed, code } = await potli('return-file', 'bad.txt', '--json');
    const { applied, problems } = JSON.parse(printed) as {
      applied: number;
      problems: { line: number; problem: string }[];
    };
    expect({ code, applied }).toEqual({ code: 1, applied: 1 });
    const line = payouts(['headings', 'first', 'second', 'last']).includes('headings') ? 1 : 2;
    expect(problems).toEqual([{ line, problem: expect.stringContaining('"3.26329E+11" was changed') as string }]);
  });
});
