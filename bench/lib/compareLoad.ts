import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import autocannon from 'autocannon';
import { root } from '../../apps/web/e2e/harness/startSite.ts';

const CONNECTIONS = 64;
const SECONDS = 5;

/** Prints requests a second for home from the page cache and for a static file of its size, on the same server. */
export async function compareLoad(site: string): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  const sent = Number((await fetch(site, { headers })).headers.get('content-length'));
  const file = join(root, `apps/web/dist/client/assets/bench-${process.pid}.bin`);
  writeFileSync(file, Buffer.alloc(sent, 1));
  try {
    const cached = await requestsPerSecond(site, headers);
    const still = await requestsPerSecond(`${site}/assets/${basename(file)}`, headers);
    const of = `${(sent / 1000).toFixed(1)} kB, ${CONNECTIONS} connections, ${SECONDS} s each`;
    console.log(`\nhome, cached   ${cached} requests/s\nstatic file    ${still} requests/s   (${of})`);
    console.log(`home is ${(cached / still).toFixed(2)} × the static file`);
  } finally {
    rmSync(file);
  }
}

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  const options = { url, headers, connections: CONNECTIONS };
  await autocannon({ ...options, duration: 1 });
  const result = await autocannon({ ...options, duration: SECONDS });
  if (result.non2xx + result.errors > 0) throw new Error(`${url}: ${result.non2xx + result.errors} requests failed`);
  return Math.round(result['2xx'] / result.duration);
}
