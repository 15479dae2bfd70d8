import { openDatabase } from '../apps/server/src/db/database.ts';
import { insertStatement } from '../apps/server/src/db/insertRows.ts';
import { migrate } from '../apps/server/src/db/migrate.ts';
import { orderReport } from '../apps/server/src/db/schema/shopOrder.ts';
import { withTemporaryDatabase } from './lib/temporaryDatabase.ts';

// What it takes a host to write the statement that adds a group of 100 reports: a parameter for each value, as the library does it,
// beside one parameter of JSON. Nothing is sent; the least of many, because everything else on a machine only adds.

const ROWS = 100;
const TIMES = 60;

const at = new Date();
const rows = Array.from({ length: ROWS }, (_, n) => ({
  network: 'bazaar',
  eventId: `event-${n}`,
  networkOrderId: `OD-${n}`,
  clickId: null,
  status: 'tracked' as const,
  salePaise: 249_900n,
  commissionPaise: 18_743n,
  occurredAt: at,
  statedAt: at,
  receivedAt: at,
  outcome: 'applied' as const,
  source: 'signed' as const,
  precision: 'millisecond' as const,
  isStalled: false,
  adapter: 'own',
  adapterVersion: 1,
}));

function least(write: () => unknown): number {
  const times = Array.from({ length: TIMES }, () => {
    const start = performance.now();
    write();
    return performance.now() - start;
  });
  return Math.min(...times);
}

await withTemporaryDatabase(async (url) => {
  await migrate(url);
  const { orm, close } = await openDatabase(url);
  // a query of the library is sent when it is awaited
  const each = least(() => orm.insert(orderReport).values(rows).toSQL());
  const one = least(() => orm.execute(insertStatement(orderReport, rows)).getQuery());
  console.log(`${ROWS} reports: a parameter for each value ${each.toFixed(2)} ms, one of JSON ${one.toFixed(2)} ms`);
  if (each < 3 * one) process.exitCode = 1;
  await close();
});
