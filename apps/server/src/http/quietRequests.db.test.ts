import { contract, type Endpoint, fileCalls, networkCalls } from '@potli/api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { joinAdmin, joinMember, type TestMember } from '../testing/joinMember.ts';
import { readAllTables } from '../testing/readAllTables.ts';
import { addClick } from '../testing/sampleMoney.ts';

const secret = '9f86d081884c7d659a2feaa0c55ad015';

let apiHost: TestHost;
let asha: TestMember;
let admin: TestMember;
let values: Record<string, string>;

beforeAll(async () => {
  apiHost = await createTestHost({
    demo: true,
    postbackPaths: new Map([['bazaar', { adapter: 'generic', secrets: [secret] }]]),
  });
  [asha, admin] = [await joinMember(apiHost), await joinAdmin(apiHost)];
  const { pool } = apiHost.database;
  const link = await pool.query<{ hash: string }>(`select url_hash as hash from custom_link limit 1`);
  const file = await pool.query<{ name: string }>(`select name from uploaded_file limit 1`);
  const clickId = await addClick(apiHost.database, asha.id);
  values = { id: clickId, clickId, urlHash: link.rows[0]?.hash ?? '', name: file.rows[0]?.name ?? 'a.pdf' };
});
afterAll(() => apiHost.close());

const SCRIPTED = {
  email: 'asha@potli.example',
  key: 'a',
  url: '/stores_details/kapas',
  storeName: 'a',
  size: '10',
  page: '0',
};

interface Get {
  path: string;
  auth: string;
}

const gets: Get[] = [
  ...Object.values<Endpoint>(contract),
  ...Object.values(fileCalls),
  ...Object.values(networkCalls),
].filter(({ method }) => method === 'GET');

/** The address of a call that would do what it does, and who calls. */
function requestOf({ path, auth }: Get): [address: string, headers: Record<string, string>] {
  const caller = auth === 'admin' ? admin : asha;
  const filled = path
    .replace('/{network}/{secret}', `/bazaar/${secret}`)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '1');
  const report = {
    transaction_id: `Q-${path.length}`,
    aff_sub1: values.clickId ?? '',
    status: 'pending',
    sale_amount: '9',
  };
  const query = new URLSearchParams(path.startsWith('/postbacks') ? report : SCRIPTED).toString();
  const browser = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/131.0' };
  return [`${filled}?${query}`, { authorization: `Bearer ${caller.accessToken}`, ...browser }];
}

it('HEAD of any address changes no row', async () => {
  // whether the host is ready is known by a write of its own
  const before = await readAllTables(apiHost.database, ['readiness']);
  for (const get of gets) {
    const [address, headers] = requestOf(get);
    const response = await apiHost.call(address, { method: 'HEAD', headers });
    expect(response.status, get.path).toBeLessThan(500);
    expect(response.status, get.path).not.toBe(405);
    expect(await response.text(), get.path).toBe('');
  }
  // a difference names its table
  expect(await readAllTables(apiHost.database, ['readiness'])).toEqual(before);
});

const AHEAD = [
  { 'sec-purpose': 'prefetch' },
  { 'sec-purpose': 'prefetch;prerender' },
  { purpose: 'prefetch' },
  { 'x-moz': 'prefetch' },
];
const PREVIEWS = [
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 (compatible; Googlebot/2.1)',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0',
];
const acting = gets.filter(({ path, ...rest }) => 'acts' in rest || /postbacks|custom-link\//.test(path));

it.each(acting)('nothing happens when a browser loads $path ahead', async (get) => {
  const [address, headers] = requestOf(get);
  const before = await readAllTables(apiHost.database);
  for (const more of AHEAD) {
    expect((await apiHost.call(address, { headers: { ...headers, ...more } })).status).toBeLessThan(500);
  }
  expect(await readAllTables(apiHost.database)).toEqual(before);
});

it('a preview by a messenger or search engine is no click', async () => {
  const [address, headers] = requestOf({ path: '/custom-link/{urlHash}', auth: 'public' });
  const before = await readAllTables(apiHost.database);
  for (const agent of PREVIEWS) {
    expect((await apiHost.call(address, { headers: { ...headers, 'user-agent': agent } })).status, agent).toBe(302);
  }
  expect(await readAllTables(apiHost.database)).toEqual(before);
});

it('a visit by a person is a click, and a report by GET an order: the same requests would have written', async () => {
  for (const path of ['/custom-link/{urlHash}', '/postbacks/{network}/{secret}']) {
    const [address, headers] = requestOf({ path, auth: 'public' });
    const before = await readAllTables(apiHost.database);
    await apiHost.call(address, { headers });
    expect(await readAllTables(apiHost.database), path).not.toEqual(before);
  }
});
