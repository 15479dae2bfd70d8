import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { receiveReport } from '../receiveReport.ts';
import { addClick, addMember, sampleReport } from '../sampleMoney.ts';
import type { LivedShop } from './LivedShop.ts';

/** Networks pay in parts, take back, err and default; approvals wait for a person; months are closed. */
export async function liveWithSettlements({ database, folder, potli }: LivedShop): Promise<void> {
  const clickId = await addClick(database, await addMember(database));
  const approve = (network: string, orderId: string, commissionPaise = 8_000n) =>
    receiveReport(
      database,
      sampleReport({ network, orderId, clickId, status: 'approved', commissionPaise, source: 'list' }),
    );
  const settle = async (network: string, name: string, lines: string, ...more: string[]) => {
    writeFileSync(join(folder, name), `Order,Amount\n${lines}\n`);
    // differences end it with 1
    await potli('settle', network, name, ...more).catch(() => undefined);
  };
  await potli('books', 'close', '2025-10');
  for (const orderId of ['PART-1', 'PART-2', 'PART-3']) await approve('parts', orderId);
  await settle('parts', 'parts-1.csv', 'PART-1,50\nPART-2,80', '--invoice', 'INV-7', '--tds', '5');
  await settle('parts', 'parts-2.csv', 'PART-1,-20\nPART-3,9999');
  await potli('settle', 'withdraw', 'parts', 'parts-2.csv', '--order', 'PART-3');
  for (const [orderId, commission] of [
    ['HELD-1', 0n],
    ['HELD-2', 100n],
    ['HELD-3', 0n],
    ['HELD-4', 0n],
  ] as const) {
    await approve('stingy', orderId, commission);
  }
  await potli('orders', 'accept', 'stingy', 'HELD-4');
  for (const [network, members] of [
    ['gone', 'decline'],
    ['broke', 'pay'],
  ] as const) {
    await potli('policy', network, 'settlement', '0', '60');
    await approve(network, 'LOST-1');
    await potli('books', 'write-off', network, '--to', '2026-12-31', '--members', members);
  }
  await settle('broke', 'broke.csv', 'LOST-1,30');
  await payInDollars({ database, folder, potli }, clickId);
  // in default, too, and not decided yet
  await approve('silent', 'OWED-1');
}

/** A network reports and pays in dollars, one order of two yet without a commission. */
async function payInDollars(
  { database, folder, potli }: Pick<LivedShop, 'database' | 'folder' | 'potli'>,
  clickId: string,
) {
  writeFileSync(join(folder, 'dollars.csv'), 'date,currency,rate\n2026-10-01,USD,83.25\n');
  await potli('rates', 'import', 'dollars.csv', '--source', 'RBI reference rates');
  for (const [orderId, commissionMinor] of [
    ['USD-1', 800n],
    ['USD-2', null],
  ] as const) {
    const foreign = { currency: 'USD', saleMinor: 10_000n, commissionMinor };
    const parts = ['shoes', 'bags'].map((category) => ({ category, sale: 5_000n, commission: null }));
    const fields = { network: 'abroad', orderId, clickId, foreign, parts, saleAmountPaise: 0n };
    await receiveReport(database, sampleReport({ ...fields, status: 'approved', source: 'signed' }));
  }
  writeFileSync(join(folder, 'abroad.csv'), 'Order,Amount,Currency\nUSD-1,8,USD\n');
  await potli('settle', 'abroad', 'abroad.csv', '--received', '664.50');
}
