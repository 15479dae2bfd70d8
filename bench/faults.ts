import { faults } from '../apps/server/src/testing/faults/faults.ts';
import { openFaultShop } from '../apps/server/src/testing/faults/openFaultShop.ts';
import { addCallers, runFault } from '../apps/server/src/testing/faults/runFault.ts';
import { writes } from '../apps/server/src/testing/faults/writes.ts';

// What two hosts lose when their database fails in various ways while both get every kind of write but those of the
// catalogue, which wait for each other (`test --all` has them). The goal: nothing that they have acknowledged.
// `docs/security.md` lists the faults.

const rounds = Number(process.env.BENCH_ROUNDS ?? 20);

const shop = await openFaultShop();
try {
  console.log(
    `${rounds} rounds of each, ${shop.smallDisk ? 'a disk of 256 MB' : 'no disk of its own: a full one is simulated'}\n`,
  );
  const callers = await addCallers(shop, writes);
  console.log('calls  acknowledged  lost  connections in doubt  wrong answers  not recovered');
  for (const fault of faults) {
    const report = await runFault(shop, callers, fault, rounds);
    const bad = [report.lost, report.wrongAnswers, report.notRecovered];
    const [lost = 0, wrong = 0, notRecovered = 0] = bad.map(({ length }) => length);
    const figures = [report.sent, report.acknowledged, lost, report.inDoubt, wrong, notRecovered];
    const widths = [5, 12, 4, 20, 13, 13];
    console.log(`${figures.map((figure, n) => String(figure).padStart(widths[n] ?? 0)).join('  ')}  ${fault.name}`);
    for (const text of new Set(bad.flat())) console.log(`       ${text}`);
    if (lost + wrong + notRecovered + report.inDoubt > 0) process.exitCode = 1;
  }
} finally {
  await shop.close();
}
