import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { readRunningUrl } from '../apps/server/src/db/embedded/runningUrl.ts';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { freePort } from '../apps/server/src/testing/freePort.ts';
import { networkSecret } from '../apps/server/src/testing/sendReport.ts';
import { startMailServer } from '../apps/server/src/testing/startMailServer.ts';
import { startSite } from '../apps/web/e2e/harness/startSite.ts';
import { buildSite } from '../scripts/lib/buildSite.ts';
import { createRandom } from './lib/createRandom.ts';
import { openSoakDay, type SoakDay } from './lib/soakDay.ts';
import { compareReadings, courseOfMemory, type Reading, tableSizes, takeReading } from './lib/soakReadings.ts';

// A mixed day at half of what the machine can, for half an hour (`BENCH_MINUTES`), with mails, jobs and the demo's networks: what grows in
// the host, in the database and on the disk. Ends with 1 where something grows that should not, or where a call fails.

const MINUTES = Number(process.env.BENCH_MINUTES ?? 30);
const LENGTH_MS = MINUTES * 60_000;
const PEAK_SECONDS = 20;
const LANES = 16;
const EVERY_MS = 10_000;
/** That of the demo's stores: the report of another one would not fit to the click. */
const NETWORK = 'demo';
const SHOWN_TABLES = 10;

await buildSite();
const dataDir = createDataDir();
const mailServer = await startMailServer();
const metricsPort = await freePort();
const site = await startSite({
  dataDir,
  environment: {
    METRICS_PORT: String(metricsPort),
    SMTP_URL: mailServer.smtpUrl,
    MAIL_FROM: 'Potli <shop@potli.example>',
    POSTBACK_SECRETS: `${NETWORK}=${networkSecret}`,
    GIFT_CARDS_A_DAY: '10000',
    GIFT_CARD_RUPEES_A_DAY: '100000000',
    PAYOUTS_AT: '11:00',
  },
});
const database = await openDatabase(readRunningUrl(dataDir) ?? '', { size: 1, timeoutMs: 60_000 });
const watched = { metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`, database, dataDir };
const counts = new Map<string, number>();
const failures = new Map<string, number>();

try {
  const random = createRandom(7);
  const day = await openSoakDay({ url: site.url, random, network: NETWORK, secret: networkSecret });
  const peak = await run(day, PEAK_SECONDS * 1_000);
  const pace = peak / 2;
  console.log(`${peak.toFixed(0)} calls a second at most; for ${MINUTES} minutes half of it`);
  counts.clear();
  const before = { sizes: await tableSizes(database), orders: day.orders() };
  const readings: Reading[] = [];
  const startedAt = performance.now();
  const watch = setInterval(() => {
    void takeReading(watched, performance.now() - startedAt).then((reading) => readings.push(reading));
  }, EVERY_MS);
  const reached = await run(day, LENGTH_MS, pace);
  clearInterval(watch);
  report(reached, readings);
  await reportDisk(before, day.orders());
} finally {
  await database.close();
  await site.end('SIGTERM');
  await mailServer.close();
  rmSync(dataDir, { recursive: true, force: true });
}

/** @param pace calls a second; absent: as many as the shop answers @returns how many it answered a second */
async function run(day: SoakDay, lengthMs: number, pace = Number.POSITIVE_INFINITY): Promise<number> {
  const startedAt = performance.now();
  let begun = 0;
  let done = 0;
  const lane = async () => {
    for (;;) {
      const dueAt = startedAt + (begun * 1_000) / pace;
      begun += 1;
      const now = performance.now();
      if (Math.max(dueAt, now) > startedAt + lengthMs) return;
      if (dueAt > now) await pause(dueAt - now);
      await one(day);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return (done * 1_000) / (performance.now() - startedAt);
}

async function one(day: SoakDay): Promise<void> {
  try {
    const name = await day.happen();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    failures.set(said, (failures.get(said) ?? 0) + 1);
  }
}

function report(reached: number, readings: readonly Reading[]): void {
  console.log(
    `\n${reached.toFixed(0)} a second: ${[...counts].map(([name, count]) => `${count} × ${name}`).join(', ')}`,
  );
  console.log(`${mailServer.received.length} mails arrived\n`);
  console.log('                        early      late');
  for (const { name, early, late, grew } of compareReadings(readings, LENGTH_MS)) {
    console.log(
      `${name.padEnd(20)}${early.toFixed(1).padStart(9)}${late.toFixed(1).padStart(10)}${grew ? '   grew' : ''}`,
    );
    if (grew) process.exitCode = 1;
  }
  const course = courseOfMemory(readings, LENGTH_MS).map((mb) => mb.toFixed(0));
  console.log(`memory in each sixth: ${course.join(', ')} MB`);
  for (const [said, count] of failures) console.log(`failed ${count} ×: ${said}`);
  if (failures.size > 0) process.exitCode = 1;
}

async function reportDisk(before: { sizes: Map<string, number>; orders: number }, orders: number): Promise<void> {
  const thousands = (orders - before.orders) / 1_000;
  const grown = [...(await tableSizes(database))]
    .map(([name, bytes]) => ({ name, mb: (bytes - (before.sizes.get(name) ?? 0)) / 2 ** 20 / thousands }))
    .toSorted((a, b) => b.mb - a.mb);
  const all = grown.reduce((sum, { mb }) => sum + mb, 0);
  console.log(`\nMB of the database for each 1,000 orders, with all clicks and calls beside them: ${all.toFixed(1)}`);
  for (const { name, mb } of grown.slice(0, SHOWN_TABLES))
    console.log(`${name.padEnd(28)}${mb.toFixed(2).padStart(8)}`);
}
