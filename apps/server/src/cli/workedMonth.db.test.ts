import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { openCli } from '../testing/openCli.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { addClick, addMember, sampleReport } from '../testing/sampleMoney.ts';
import { testSettings } from '../testing/testSettings.ts';

const PAGE = join(import.meta.dirname, '../../../../docs/worked-month.md');
const { jwtSecret: JWT_SECRET, piiKey: PII_KEY } = testSettings;
const { database, run, file } = await openCli();
afterAll(() => vi.useRealTimers());

const paiseOf = (cell: string) => BigInt(cell.replaceAll(',', '')) * 100n;

/** The orders of the page's table, each approved. */
async function approveOrders(page: string): Promise<void> {
  const clickId = await addClick(database, await addMember(database), { clickedAt: new Date('2026-09-20T06:00:00Z') });
  const rows = page.matchAll(/^\| (\w+) +\| (\w+-\d) +\| ([\d,]+) +\| \d+ +\| (\d+) +\|$/gm);
  for (const [, network = '', orderId = '', sale = '', commission = ''] of rows) {
    const amounts = { saleAmountPaise: paiseOf(sale), commissionPaise: paiseOf(commission) };
    const common = { network, orderId, clickId, status: 'approved', ...amounts } as const;
    await receiveReport(database, sampleReport(common), new Date());
  }
}

/** What a line of a console answers. */
async function answerOf(line: string, page: string): Promise<string> {
  if (line === '# the four orders are approved') {
    await approveOrders(page);
    return '';
  }
  const environment = { DATABASE_URL: database.url, JWT_SECRET, PII_KEY };
  const { code, printed, complaints } = await run(line.split(' ').slice(2), environment);
  const output = [printed, complaints].filter(Boolean).join('\n');
  return `${output}${code === 0 ? '' : `\n(ends with ${code})`}\n`;
}

test('each answer on the page is what its command prints', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const page = readFileSync(PAGE, 'utf8');
  const made: string[] = [];
  for (const part of page.split(/(?=^```|^## )/m)) {
    const [, day] = /^## (\d{4}-\d\d-\d\d)/.exec(part) ?? [];
    if (day) vi.setSystemTime(new Date(`${day}T12:00:00+05:30`));
    const [, name, content = ''] = /^```csv (\S+)\n([^`]*)/.exec(part) ?? [];
    if (name) file(name, content);
    if (!part.startsWith('```console\n')) made.push(part);
    else {
      const steps: string[] = [];
      for (const [line] of part.matchAll(/^[$#] .*$/gm)) steps.push(`${line}\n${await answerOf(line, page)}`);
      made.push(`\`\`\`console\n${steps.join('\n')}`);
    }
  }
  expect(made.length).toBeGreaterThan(20);
  await expect(made.join('')).toMatchFileSnapshot(PAGE);
});
