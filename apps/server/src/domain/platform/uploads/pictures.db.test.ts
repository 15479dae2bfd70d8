import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { UNUSED_PICTURE_DAYS } from '@potli/api/contract/policy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinMember, joinStaff, type TestMember } from '../../../testing/joinMember.ts';
import { sampleStore } from '../../../testing/sampleCatalogue.ts';
import { samplePdf, samplePng, uploadedBy } from '../../../testing/sendFile.ts';
import { joinStaffCallers } from '../../../testing/staffCallers.ts';
import { createFileStore } from './fileStore.ts';
import { removeUnusedPictures } from './removeUnusedPictures.ts';

const dataDir = createDataDir();
let apiHost: TestHost;
let editor: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost({ dataDir });
  editor = await joinStaff(apiHost, 'EDITOR');
});
afterAll(async () => {
  await apiHost.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const publish = (file: string, as = editor) => as.send('POST', '/admin/pictures', { file });

async function published(): Promise<string> {
  const response = await publish(await uploadedBy(apiHost, editor, samplePng));
  return ((await response.json()) as { address: string }).address;
}

/** What anybody gets at the address of a picture. */
const seenAt = (address: string) => apiHost.call(address.replace(/^.*\/api/, ''));

it('an image that an editor sends is public and cacheable', async () => {
  const address = await published();
  expect(address).toMatch(/^\/api\/pictures\/[0-9a-f]{32}\.png$/);
  const picture = await seenAt(address);
  expect(picture.status).toBe(200);
  expect(Object.fromEntries(picture.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  });
});

it.each([
  ['a document', () => uploadedBy(apiHost, editor, samplePdf)],
  ['the file of a member', async () => uploadedBy(apiHost, await joinMember(apiHost), samplePng)],
  ['a file that there is not', async () => `/api/uploads/${'0'.repeat(32)}.png`],
  ['an address of another host', async () => 'https://files.example/logo.png'],
])('%s is no picture', async (_what, make) => {
  const file = await make();
  expect((await publish(file)).status).toBe(404);
  expect((await seenAt(file.replace('/uploads/', '/pictures/'))).status).toBe(404);
});

it('a picture is published by those who may change rows, and before that only its owner sees it', async () => {
  const unpublished = (await uploadedBy(apiHost, editor, samplePng)).replace('http://potli.test/api', '');
  expect((await editor.get(unpublished)).status).toBe(200);
  for (const { name, bearer, member = editor, allowed } of await joinStaffCallers(apiHost)) {
    const headers = { ...(bearer && { authorization: `Bearer ${bearer}` }), 'content-type': 'application/json' };
    expect((await apiHost.call(unpublished, { headers })).status, name).not.toBe(200);
    const body = JSON.stringify({ file: await uploadedBy(apiHost, member, samplePng) });
    const { status } = await apiHost.call('/admin/pictures', { method: 'POST', headers, body });
    expect(status, name).toBe(allowed.includes('catalogue') ? 200 : bearer ? 403 : 401);
  }
});

it('a picture goes when nothing has used it for long, and no sooner', async () => {
  const [used, drafted, forgotten, resting] = [
    await published(),
    await published(),
    await published(),
    await published(),
  ];
  const fields = { ...sampleStore('painted'), storeImageUrl: used };
  expect((await editor.send('POST', '/admin/catalogue/stores', { fields })).status).toBe(200);
  const draft = { version: 1, fields: { storeImageUrl: drafted }, asDraft: true };
  expect((await editor.send('POST', '/admin/catalogue/stores/rows/painted', draft)).status).toBe(200);
  const { pool } = apiHost.database;
  const age = (address: string, days: number) =>
    pool.query(
      `update uploaded_file set picture_used_at = now() - make_interval(days => $2) where '/api/pictures/' || name = $1`,
      [address, days],
    );
  for (const address of [used, drafted, forgotten]) await age(address, UNUSED_PICTURE_DAYS + 1);
  await age(resting, UNUSED_PICTURE_DAYS - 1);

  const fileStore = createFileStore(join(dataDir, 'uploads'));
  await removeUnusedPictures(apiHost.database, fileStore);
  const statuses = async () =>
    Promise.all([used, drafted, forgotten, resting].map(async (address) => (await seenAt(address)).status));
  expect(await statuses()).toEqual([200, 200, 404, 200]);

  await editor.send('POST', '/admin/catalogue/stores/rows/painted/discard', {});
  await age(drafted, UNUSED_PICTURE_DAYS + 1);
  await removeUnusedPictures(apiHost.database, fileStore);
  expect(await statuses()).toEqual([200, 404, 404, 200]);
});
