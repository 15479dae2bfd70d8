import { expect, test } from 'vitest';
import type { Books } from '../domain/ledger/books/readBooks.ts';
import { addPan } from '../domain/payouts/tax/panRows.ts';
import { createSealer } from '../domain/platform/sealing/createSealer.ts';
import { openCli } from '../testing/openCli.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { testSettings } from '../testing/testSettings.ts';

const { database, run, file } = await openCli();

test('a statement is booked line by line, and the books say what came', async () => {
  const member = await addMember(database);
  const clickId = await addClick(database, member);
  expect((await run(['books'])).printed).toBe('No network has reported an order.');
  await receiveReport(
    database,
    sampleReport({ clickId, orderId: 'OD-1', status: 'approved', commissionPaise: 8_000n }),
  );
  const name = file(
    'november.csv',
    '\uFEFFOrder,Commission\r\n"OD-1","₹1,024.50"\nOD-2,12\nOD-3,none\n#REF!,5\nTotal,1036.50\n\n',
  );
  const first = await run(['settle', 'bazaar', name]);
  expect(first.code).toBe(1);
  expect(first.printed).toBe(`2 lines, ₹1,036.50.

Differences:
  OD-1: booked, but in sum the network has paid another amount than it said (₹1,024.50, expected ₹80.00)
  OD-2: no report names this order; stored until one does (₹12.00)
  line 4: not booked. The amount is no amount: "none".
  line 5: not booked. The report names no order: "#REF!" is an error of a spreadsheet.

No payments:
  line 6: Is a total: "Total,1036.50".`);
  expect((await run(['settle', 'bazaar', name])).printed).toBe(first.printed);
  expect((await run(['settle', 'bazaar', file('good.csv', 'OD-9,5')])).printed).toContain('OD-9: no report names');
  const { printed } = await run(['books']);
  expect(printed).toContain('bazaar: members are paid on approval, at most ₹1,00,000.00 in advance');
  expect(printed).toContain('paid for orders that nobody reported: ₹17.00');
  expect(printed).toMatch(/\d{4}-\d\d +₹80.00 +₹50.00 +₹0.00 +₹30.00 +₹1,024.50 /);
  expect(printed).toMatch(/All networks\n.*\n +all +₹80.00/);
  expect(JSON.parse((await run(['books', '--json'])).printed)).toMatchObject({
    total: { margin: 30, receivable: -944.5 },
  });
});

test('a policy is written', async () => {
  const clickId = await addClick(database, await addMember(database));
  expect(await run(['policy', 'late', 'settlement', '0', '45'])).toMatchObject({ code: 0 });
  await receiveReport(database, sampleReport({ network: 'late', clickId, orderId: 'OD-late', status: 'approved' }));
  const waiting = async () =>
    (JSON.parse((await run(['books', '--json'])).printed) as Books).networks.find(({ network }) => network === 'late')
      ?.waiting;
  expect(await waiting()).toBe(50);
  expect((await run(['policy', 'late', 'approval', '50', '45'])).printed).toBe(
    'late: approval, at most ₹50.00 in advance, paid within 45 days.',
  );
  expect(await waiting()).toBe(0);
  expect(await run(['policy', 'late', 'approval', '49', '45'])).toMatchObject({ code: 0 });
});

test('the income of a financial year is printed for each member who has some', async () => {
  const member = await addMember(database);
  const clickId = await addClick(database, member);
  const march = new Date('2021-03-31T20:00:00+05:30');
  await receiveReport(
    database,
    sampleReport({ clickId, orderId: 'OD-tax', status: 'approved', occurredAt: march }),
    march,
  );
  const { rows } = await database.pool.query<{ email: string }>('select email from member where id = $1', [member]);
  const { printed } = await run(['tax', 'year', '2020']);
  expect(printed).toBe(
    `Member,E-mail,Own orders,Shared links,Friends,Together,Tax withheld,PAN\n${member},"${rows[0]?.email}",50.00,0.00,0.00,50.00,0.00,no`,
  );
  expect(JSON.parse((await run(['tax', 'year', '2020', '--json'])).printed)).toMatchObject({
    ownOrders: 50,
    total: 50,
  });
  expect((await run(['tax', 'year', '2021'])).printed).not.toContain(`\n${member},`);
});

test('PANs are printed whole only on demand, with a row in the audit log', async () => {
  const { jwtSecret: JWT_SECRET, piiKey: PII_KEY } = testSettings;
  const environment = { DATABASE_URL: database.url, JWT_SECRET, PII_KEY };
  const memberId = await addMember(database);
  const at = new Date('2019-05-01T06:00:00Z');
  const report = { clickId: await addClick(database, memberId), orderId: 'OD-pan', occurredAt: at };
  await receiveReport(database, sampleReport({ ...report, status: 'approved' }), at);
  await addPan(database.orm, createSealer(PII_KEY), { memberId, version: 1, pan: 'ABCPX9876G' });
  await addPan(database.orm, createSealer(PII_KEY), { memberId, version: 2, pan: 'ABCPX1234F' });
  const year = (...more: string[]) => run(['tax', 'year', '2019', ...more], environment);
  const audit = async () => (await run(['audit'])).printed.split('\n').filter((line) => line.includes('tax year'));
  expect((await year()).printed).toMatch(/,50\.00,0\.00,yes$/);
  expect(JSON.parse((await year('--json')).printed)).toMatchObject({ hasPan: true });
  expect(await audit()).toEqual([]);
  expect((await year('--with-pan')).printed).toMatch(/,50\.00,0\.00,ABCPX1234F$/);
  expect(await audit()).toEqual([expect.stringMatching(/tax year {2}tax year 2019: null -> \{"withPan":true\}$/)]);
  expect(JSON.parse((await year('--with-pan', '--json')).printed)).toMatchObject({ pan: 'ABCPX1234F' });
  await database.pool.query('alter table audit_entry add constraint nothing check (false) not valid');
  expect(await year('--with-pan')).toMatchObject({ code: 1, printed: '' });
  await database.pool.query('alter table audit_entry drop constraint nothing');
  expect(JSON.stringify(await audit())).not.toContain('ABCPX');
});

test('tax rules are listed, and those that change nothing are refused', async () => {
  const add = (rate: string, day: string) =>
    run(['tax', 'rule', 'add', '--rate', rate, '--above', '20000', '--of', 'own,friends', '--from', day]);
  expect((await run(['tax', 'rule', 'list'])).printed).toBe('There is no tax rule: nothing is withheld.');
  expect((await add('0', '2091-04-01')).complaints).toBe('There is no tax rule that a rate of 0 could end.');
  expect((await add('5', '2020-04-01')).complaints).toBe(
    'A tax rule begins on a later day: payouts of before are made.',
  );
  const line = 'from 2091-04-01: 5 % of own,friends, in years with more than ₹20,000.00';
  expect(await add('5', '2091-04-01')).toMatchObject({ code: 0, printed: `Added: ${line}` });
  expect((await add('6', '2091-04-01')).complaints).toBe('Another tax rule begins on that day.');
  expect(await add('0', '2092-04-01')).toMatchObject({ code: 0 });
  expect((await run(['tax', 'rule', 'list'])).printed).toBe(
    `${line.replace('2091', '2092').replace('5 %', '0 %')}\n${line}`,
  );
  const second = await run([
    'tax',
    'rule',
    'add',
    '--rate=5',
    '--without-pan=20',
    '--above=0',
    '--of=link',
    '--from=2093-04-01',
  ]);
  expect(second.printed).toBe(
    'Added: from 2093-04-01: 5 % (20 % without a PAN) of link, in years with more than ₹0.00',
  );
  expect((await run(['tax', 'rule', 'list'])).printed).toContain('5 % (20 % without a PAN) of link');
  expect(JSON.parse((await run(['tax', 'rule', 'list', '--json'])).printed)).toMatchObject([
    { rateBp: 500, withoutPanBp: 2_000 },
    { rateBp: 0, withoutPanBp: null },
    { rateBp: 500, thresholdPaise: 2_000_000, kinds: ['OWN', 'REFERRAL'], validFrom: '2091-03-31T18:30:00.000Z' },
  ]);
});
