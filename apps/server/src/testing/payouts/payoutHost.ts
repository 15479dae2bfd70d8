import { openDatabase } from '../../db/database.ts';
import type { BankPort, BankStatus } from '../../domain/payouts/transfers/BankPort.ts';
import { inLanes } from '../../domain/platform/shared/inLanes.ts';
import { createTestProcessor } from '../createTestProcessor.ts';

/**
 * A host in a process of its own that pays all members again and again, each twice at once, and prints when it starts.
 * Arguments: the addresses of the database and of the bank, and how many it pays at once.
 */
const [, , databaseUrl = '', bankUrl = '', atOnce = '1'] = process.argv;
/** Three answers of the bank take less than the lease. */
const TIMEOUT_MS = 250;

async function ask<Answer extends BankStatus>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`${bankUrl}/${path}`, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS * 2) });
  return (await response.json()) as Answer;
}

const bank: BankPort = {
  name: 'of another process',
  transfer: ({ payoutId, memberId, amountPaise }) => {
    const asked = { payoutId, memberId: String(memberId), amountPaise: String(amountPaise) };
    return ask('', { method: 'POST', body: JSON.stringify(asked) });
  },
  find: (payoutId) => ask(payoutId),
};

const database = await openDatabase(databaseUrl, { size: 6 });
const { pay } = createTestProcessor({ database, bank, timeoutMs: TIMEOUT_MS, leaseSeconds: 1 });
process.stdout.write('begun\n');
for (;;) {
  const { rows } = await database.pool.query<{ id: string }>('select id from member order by random()');
  const twice = rows.flatMap((row) => [row, row]);
  await inLanes(Number(atOnce), twice, ({ id }) => pay(BigInt(id)));
  await new Promise((resolve) => setTimeout(resolve, 100));
}
