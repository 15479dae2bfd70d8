import { readdirSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { samplePng, sendFile, ticketOf, uploadedBy } from '../../../testing/sendFile.ts';
import { importCatalogue } from '../../shop/catalogue/import/importCatalogue.ts';
import { createFileStore } from './fileStore.ts';
import { removeUnclaimedFiles } from './removeUnclaimedFiles.ts';

const uploadsDir = createDataDir();
let apiHost: TestHost;
let member: TestMember;

const onDisk = () => readdirSync(uploadsDir).filter((name) => name !== 'unfinished');
const nameOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** Files of the member, as if they were uploaded. */
async function hasSent(count: number, { byteCount = 1, hoursAgo = 1 } = {}): Promise<string[]> {
  const { rows } = await apiHost.database.pool.query<{ name: string }>(
    `insert into uploaded_file (name, member_id, media_type, byte_count, uploaded_at)
     select md5(random()::text) || '.pdf', $1, 'application/pdf', $2, now() - make_interval(hours => $3)
     from generate_series(1, $4) returning name`,
    [member.id, byteCount, hoursAgo, count],
  );
  return rows.map(({ name }) => name);
}

beforeAll(async () => {
  apiHost = await createTestHost({ uploadsDir });
});
afterAll(async () => {
  await apiHost.close();
  rmSync(uploadsDir, { recursive: true, force: true });
});
beforeEach(async () => {
  member = await joinMember(apiHost);
});

const send = async () => sendFile(apiHost, await ticketOf(member), samplePng);

describe('a member', () => {
  const MB = 1024 * 1024;
  const today = 'You have sent as many files as a day allows. Please try again tomorrow.';
  const inAll = 'We keep as many files of yours as we can. Please write to us instead.';

  it.each<[string, Parameters<typeof hasSent>, string]>([
    ['30 files', [30], today],
    ['50 MB', [2, { byteCount: 25 * MB }], today],
    ['500 MB in all', [5, { byteCount: 100 * MB, hoursAgo: 30 }], inAll],
  ])('who has sent %s has to wait, and nothing is kept', async (_kind, sent, text) => {
    await hasSent(...sent);
    const before = onDisk();
    const response = await send();
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toBe('3600');
    await expect(response.json()).resolves.toMatchObject({ errors: [text] });
    expect(onDisk()).toEqual(before);
  });

  it('cannot pass the quota with parallel uploads to two hosts', async () => {
    const other = await createTestHost({ uploadsDir, databaseUrl: apiHost.database.url });
    await hasSent(28);
    // slow rows, so that all uploads run at once
    await apiHost.database.pool.query(
      `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return new; end $$;
       create trigger dawdle before insert on uploaded_file for each row execute function dawdle();`,
    );
    try {
      const tickets = [await ticketOf(member), await ticketOf(member)];
      const hosts = [apiHost, other];
      const tries = await Promise.all(
        [0, 1, 0, 1, 0, 1].map((n) => sendFile(hosts[n] ?? apiHost, tickets[n] ?? '', samplePng)),
      );
      expect(tries.filter(({ status }) => status === 200)).toHaveLength(2);
      expect(tries.filter(({ status }) => status === 429)).toHaveLength(4);
      const { rows } = await apiHost.database.pool.query<{ name: string }>(
        'select name from uploaded_file where member_id = $1',
        [member.id],
      );
      expect(rows).toHaveLength(30);
      const known = new Set(rows.map(({ name }) => name));
      expect(onDisk().filter((name) => known.has(name))).toHaveLength(2);
    } finally {
      await apiHost.database.pool.query('drop function dawdle cascade');
      await other.close();
    }
  });

  it('can send again a day later, and only for itself', async () => {
    await hasSent(30, { hoursAgo: 25 });
    expect((await send()).status).toBe(200);
    await hasSent(30);
    expect((await send()).status).toBe(429);
    member = await joinMember(apiHost);
    expect((await send()).status).toBe(200);
  });
});

it('files are stored in the given folder', async () => {
  const name = nameOf(await uploadedBy(apiHost, member, samplePng));
  expect(onDisk()).toContain(name);
});

it('bytes whose row cannot be written are removed', async () => {
  await apiHost.database.pool.query(
    `create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
     create trigger refuse before insert on uploaded_file for each row execute function refuse();`,
  );
  try {
    const before = onDisk();
    expect((await send()).status).toBe(500);
    expect(onDisk()).toEqual(before);
  } finally {
    await apiHost.database.pool.query('drop function refuse cascade');
  }
});

describe('a file that no claim names', () => {
  const fileStore = createFileStore(uploadsDir);
  const age = (hours: number, name: string) =>
    apiHost.database.pool.query(
      'update uploaded_file set uploaded_at = now() - make_interval(hours => $1) where name = $2',
      [hours, name],
    );
  let storeId: string;
  const claim = (link: string) =>
    member.send('POST', '/disputes', {
      disputeSourceType: 'STORE',
      storeId,
      orderTime: '2026-10-30T09:20:00.000Z',
      storeOrderId: link.slice(-12),
      orderAmount: 10,
      downloadLinks: [link],
    });

  beforeAll(async () => {
    await importCatalogue(apiHost.database, sampleCatalogue());
    const { rows } = await apiHost.database.pool.query<{ id: string }>('select id from store limit 1');
    storeId = rows[0]?.id ?? '';
  });

  it('is removed after a day, and then cannot be claimed; others stay', async () => {
    const [old, young, claimed] = [
      await uploadedBy(apiHost, member, samplePng),
      await uploadedBy(apiHost, member, samplePng),
      await uploadedBy(apiHost, member, samplePng),
    ];
    expect((await claim(claimed)).status).toBe(200);
    for (const link of [old, claimed]) await age(25, nameOf(link));
    await age(23, nameOf(young));
    await removeUnclaimedFiles(apiHost.database, fileStore);
    const left = onDisk();
    expect(left).not.toContain(nameOf(old));
    expect(left).toEqual(expect.arrayContaining([nameOf(young), nameOf(claimed)]));
    expect((await claim(old)).status).toBe(404);
    expect((await claim(young)).status).toBe(200);
  });

  it('is removed however many there are', async () => {
    const names = await hasSent(45, { hoursAgo: 48 });
    await removeUnclaimedFiles(apiHost.database, fileStore);
    const { rows } = await apiHost.database.pool.query('select from uploaded_file where name = any($1)', [names]);
    expect(rows).toEqual([]);
  });
});
