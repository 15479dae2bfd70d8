import { rmSync } from 'node:fs';
import { Agent, type RequestOptions, request } from 'node:http';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDataDir } from '../apps/server/src/testing/createDataDir.ts';
import { startSite } from '../apps/web/e2e/harness/startSite.ts';
import { buildSite } from '../scripts/lib/buildSite.ts';
import { percentile } from './lib/percentile.ts';

// How long others wait for `health/live` while one visitor sends as many expensive requests as possible, compared with
// requests for the cached home page. Limits by address are off: they would end each flood at once.

const CONNECTIONS = 20;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
/** Time between two health checks (ms). */
const PULSE_MS = 20;

interface Flood {
  name: string;
  /** The n-th request of the flood. */
  request(n: number): RequestOptions & { body?: string };
}

const FORM = 'multipart/form-data; boundary=x';
const emptyParts = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(20_000);

const floods: readonly Flood[] = [
  { name: 'home, cached', request: () => ({ path: '/' }) },
  { name: 'unknown paths', request: (n) => ({ path: `/unknown-${n}` }) },
  { name: 'unknown stores', request: (n) => ({ path: `/stores_details/unknown-${n}` }) },
  { name: 'page numbers', request: (n) => ({ path: `/stores?pageNumber=${n}` }) },
  { name: 'doubled slashes', request: (n) => ({ path: `//unknown-${n}/` }) },
  {
    name: 'blanks in a header',
    request: () => ({ path: '/', headers: { 'if-none-match': `"a"${' '.repeat(7_000)}x` } }),
  },
  {
    name: 'forms of empty parts',
    request: () => ({ path: '/api/uploads', method: 'POST', headers: { 'content-type': FORM }, body: emptyParts }),
  },
];

await buildSite();
const dataDir = createDataDir();
const site = await startSite({ dataDir });
try {
  console.log(`${CONNECTIONS} connections, ${SECONDS} s each, load ${loadavg()[0]?.toFixed(1)}\n`);
  console.log('                        answers/s    live p50 ms    p99 ms    × home    answers');
  let homeP99 = 0;
  for (const flood of floods) {
    const { pulses, statuses, perSecond } = await measure(flood);
    const [p50, p99] = [percentile(pulses, 0.5), percentile(pulses, 0.99)];
    homeP99 ||= p99;
    const figures = [perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), (p99 / homeP99).toFixed(1)];
    const widths = [9, 15, 10, 10];
    const summary = [...statuses].map(([status, count]) => `${status}: ${count}`).join(', ');
    console.log(
      `${flood.name.padEnd(24)}${figures.map((text, n) => text.padStart(widths[n] ?? 0)).join('')}    ${summary}`,
    );
  }
} finally {
  await site.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(flood: Flood) {
  const statuses = new Map<number, number>();
  const pulses: number[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  let over = false;
  let sent = 0;
  const lane = async () => {
    while (!over) {
      sent += 1;
      const status = await ask(agent, flood.request(sent));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const lanes = Array.from({ length: CONNECTIONS }, lane);
  const own = new Agent({ keepAlive: true });
  await sleep(500);
  const endsAt = performance.now() + SECONDS * 1000;
  const before = answersOf(statuses);
  while (performance.now() < endsAt) {
    const askedAt = performance.now();
    await ask(own, { path: '/api/health/live' });
    pulses.push(performance.now() - askedAt);
    await sleep(PULSE_MS);
  }
  const perSecond = (answersOf(statuses) - before) / SECONDS;
  over = true;
  await Promise.all(lanes);
  agent.destroy();
  own.destroy();
  return { statuses, pulses, perSecond };
}

function answersOf(statuses: ReadonlyMap<number, number>): number {
  return [...statuses.values()].reduce((sum, count) => sum + count, 0);
}

/** @returns the status; 0 where the connection was closed */
function ask(agent: Agent, { body, ...options }: RequestOptions & { body?: string }): Promise<number> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve) => {
    const asking = request({ agent, hostname, port, ...options }, (answer) => {
      answer.resume();
      answer.once('close', () => resolve(answer.statusCode ?? 0));
    });
    asking.once('error', () => resolve(0));
    asking.end(body);
  });
}
