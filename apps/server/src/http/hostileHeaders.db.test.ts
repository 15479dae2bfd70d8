import { contract, type EndpointName } from '@potli/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { isWholeRun } from '../testing/wholeRun.ts';

let apiHost: TestHost;

beforeAll(async () => {
  apiHost = await createTestHost({ trustProxy: 1 });
});
afterAll(() => apiHost.close());

const plain: Record<string, string> = {
  'accept-encoding': 'gzip, br',
  authorization: 'Bearer x',
  'content-type': 'application/json',
  cookie: 'session_binding=x',
  'if-none-match': '"x"',
  'user-agent': 'Mozilla/5.0',
  'x-forwarded-for': '192.0.2.1',
};

/** Calls an endpoint, and returns the names of the headers that the host read. */
async function call(name: EndpointName, headers: Record<string, string>): Promise<Set<string>> {
  const { method, path } = contract[name];
  const read = new Set<string>();
  const address = new URL(path.replaceAll(/\{\w+\}/g, '7'), 'http://potli.test');
  const request = new Request(address, { method, headers, body: method === 'GET' ? null : '{}' });
  const get = (header: string) => {
    read.add(header);
    return Headers.prototype.get.call(request.headers, header);
  };
  Object.defineProperty(request.headers, 'get', { value: get });
  const incoming = { socket: { remoteAddress: '192.0.2.9' } };
  const response = await apiHost.api.request(request, undefined, { incoming });
  await response.arrayBuffer();
  return read;
}

const names = Object.keys(contract) as EndpointName[];

/** Endpoints by the headers that they read. */
async function readersByHeader(): Promise<Map<string, EndpointName[]>> {
  const readers = new Map<string, EndpointName[]>();
  for (const name of names) {
    for (const header of await call(name, plain)) readers.set(header, [...(readers.get(header) ?? []), name]);
  }
  return readers;
}

/** Pieces that make a naive parser quadratic. Twice as long as all headers may be. */
const SIZE = 15_500;
const shapes = [' ', '\t', ', ', '; ', ';', '"', 'a=', 'br;q=', 'W/"', '.', ':'].map(
  (piece) => (start: string) => `${start}${piece.repeat(SIZE / piece.length)}x`,
);

/** Processor time of some calls (µs). */
async function costOf(
  endpoints: readonly EndpointName[],
  headersOf: readonly Record<string, string>[],
): Promise<number> {
  const before = process.cpuUsage();
  for (const headers of headersOf) for (const name of endpoints) await call(name, headers);
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

it('no header that the host reads is slow for any content', async () => {
  const readers = await readersByHeader();
  expect([...readers.keys()]).toEqual(expect.arrayContaining(Object.keys(plain)));
  const dear: string[] = [];
  for (const [header, endpoints] of readers) {
    // slow work by design, such as password hashing, would hide the rest
    const some = endpoints.slice(0, isWholeRun ? 12 : 3);
    const hostile = shapes.map((shape) => ({ ...plain, [header]: shape(plain[header] ?? 'x') }));
    await costOf(some, hostile);
    const usual = await costOf(
      some,
      shapes.map(() => plain),
    );
    const cost = await costOf(some, hostile);
    // a quadratic parser takes some hundred times as long
    if (cost > 20 * usual + 20_000) dear.push(`${header}: ${cost} µs instead of ${usual} µs`);
  }
  expect(dear).toEqual([]);
}, 120_000);
