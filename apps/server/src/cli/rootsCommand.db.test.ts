import { indiaDay } from '@potli/api/units/india';
import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/createTestDatabase.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { runPotli } from '../testing/runPotli.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { testSettings } from '../testing/testSettings.ts';

const database = await createTestDatabase();
afterAll(() => database.close());

const { jwtSecret: JWT_SECRET, piiKey: PII_KEY } = testSettings;
const potli = (...args: string[]) => runPotli(args, { DATABASE_URL: database.url, JWT_SECRET, PII_KEY });

test('makes the root of today once, and lists what was published', async () => {
  const clickId = await addClick(database, await addMember(database));
  await receiveReport(database, sampleReport({ clickId, status: 'approved' }));
  expect((await potli('roots', 'list')).printed).toBe('No root is published yet.');
  const before = indiaDay(new Date());
  expect(await potli('roots', 'make')).toMatchObject({ code: 0, printed: 'The root of today is made.' });
  if (indiaDay(new Date()) === before) {
    expect((await potli('roots', 'make')).printed).toBe('There is a root of today.');
    expect(JSON.parse((await potli('roots', 'make', '--json')).printed)).toEqual({ isMade: false });
  }
  expect((await potli('roots', 'list')).printed).toMatch(/^\d{4}-\d\d-\d\d {2}₹50\.00 owed {2}list [0-9a-f]{64}$/);
  const listed: unknown = JSON.parse((await potli('roots', 'list', '--json')).printed);
  expect(listed).toMatchObject([{ number: '1', owedPaise: '5000' }]);
});

test.each([[[]], [['list', 'more']], [['make', 'more']], [['remove']]])('explains itself for %j', async (args) => {
  const { code, complaints } = await potli('roots', ...args);
  expect(code).toBe(2);
  expect(complaints).toContain('roots make');
});
