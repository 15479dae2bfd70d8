import { receiveReport } from './receiveReport.ts';
import { addClick, sampleReport } from './sampleMoney.ts';

let networks = 0;

/** An approved order for which a network of its own owes ₹80; its member has ₹50 of it. */
export async function addUnpaidOrder(
  database: Parameters<typeof receiveReport>[0] & Parameters<typeof addClick>[0],
  memberId: Parameters<typeof addClick>[1],
): Promise<{ network: string; orderId: string }> {
  networks += 1;
  const [network, orderId] = [`owing ${networks}`, `UNPAID-${networks}`];
  const clickId = await addClick(database, memberId);
  await receiveReport(
    database,
    sampleReport({ network, orderId, clickId, status: 'approved', commissionPaise: 8_000n }),
  );
  return { network, orderId };
}

/** What the admin area sends to write such an order off. */
export const writeOffOf = (network: string) => ({ network, to: '2099-12-31', members: 'decline' });

/** What such a write-off comes to. */
export const unpaidFigures = { orders: 1, loss: 80, waiting: 0, given: 50 };
