import { rmSync } from 'node:fs';
import { Dispute } from '@potli/api';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { fileClaim } from '../../../testing/fileClaim.ts';
import { joinMember, type TestMember } from '../../../testing/joinMember.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { samplePdf, samplePng, uploadedBy } from '../../../testing/sendFile.ts';
import { importCatalogue } from '../../shop/catalogue/import/importCatalogue.ts';
import { answerDispute } from './answerDispute.ts';

const dataDir = createDataDir();
let apiHost: TestHost;
let member: TestMember;
let id: string;

beforeAll(async () => {
  apiHost = await createTestHost({ dataDir });
  await importCatalogue(apiHost.database, sampleCatalogue());
});
afterAll(async () => {
  await apiHost.close();
  rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  member = await joinMember(apiHost);
  id = await fileClaim(apiHost, member);
});

const read = async () => {
  const [claim] = z.parse(z.array(Dispute), await (await member.get('/disputes/my-disputes')).json());
  if (!claim) throw new Error('no claim');
  return claim;
};
const byShop = (change: Partial<Parameters<typeof answerDispute>[1]>, claimId = BigInt(id)) =>
  apiHost.database.orm.transaction((queries) =>
    answerDispute(queries, {
      id: claimId,
      author: 'shop',
      who: 'cli:anita',
      status: 'SENT_TO_STORE',
      words: null,
      ...change,
    }),
  );
const ask = () => byShop({ status: 'NEED_INFO', words: 'Please send the invoice.' });
const byMember = (body: object, who = member) => who.send('POST', `/disputes/${id}/answers`, body);

it('all answers stay, in their order, and the member never sees which operator wrote', async () => {
  await byShop({});
  await ask();
  const link = await uploadedBy(apiHost, member, samplePdf);
  const response = await byMember({ words: ' Here it is. ', downloadLinks: [link] });
  expect(response.status).toBe(200);
  const claim = z.parse(Dispute, await response.json());
  expect(claim).toMatchObject({ disputeStatus: 'RECEIVED', answer: 'Please send the invoice.' });
  expect(claim.answers).toMatchObject([
    { author: 'SHOP', disputeStatus: 'SENT_TO_STORE', words: null, downloadLinks: [] },
    { author: 'SHOP', disputeStatus: 'NEED_INFO', words: 'Please send the invoice.', downloadLinks: [] },
    { author: 'MEMBER', disputeStatus: 'RECEIVED', words: 'Here it is.', downloadLinks: [link] },
  ]);
  expect(await read()).toEqual(claim);
  expect(JSON.stringify(claim)).not.toContain('anita');
});

it.each(['update dispute_answer set words = null', 'delete from dispute_answer', 'truncate dispute_answer'])(
  'not even the owner of the tables can change an answer: %s',
  async (statement) => {
    await byShop({});
    await expect(apiHost.database.pool.query(statement)).rejects.toThrow();
  },
);

it.each(['APPROVED', 'REJECTED'] as const)('%s is final', async (status) => {
  await byShop({ status, words: 'Decided.' });
  for (const next of ['NEED_INFO', 'SENT_TO_STORE', 'APPROVED', 'REJECTED'] as const)
    await expect(byShop({ status: next, words: 'Again.' })).rejects.toMatchObject({ kind: 'conflict' });
  expect((await byMember({ words: 'But …' })).status).toBe(409);
  expect(await read()).toMatchObject({ disputeStatus: status, answer: 'Decided.' });
});

it('a claim is declined or asked about with words, held until a time, and exists', async () => {
  await expect(byShop({ status: 'REJECTED' })).rejects.toMatchObject({ kind: 'invalid' });
  await expect(byShop({ status: 'NEED_INFO', words: ' ' })).rejects.toMatchObject({ kind: 'invalid' });
  await expect(byShop({ status: 'ON_HOLD' })).rejects.toMatchObject({ kind: 'invalid' });
  await expect(byShop({ heldUntil: new Date() })).rejects.toMatchObject({ kind: 'invalid' });
  await expect(byShop({}, 999_999n)).rejects.toMatchObject({ kind: 'notFound' });
  expect(await read()).toMatchObject({ disputeStatus: 'RECEIVED', answers: [] });
});

it('a hold is shown with its end, and is gone after the next answer', async () => {
  const heldUntil = new Date('2027-01-05T00:00:00Z');
  await byShop({ status: 'ON_HOLD', heldUntil });
  expect(await read()).toMatchObject({ disputeStatus: 'ON_HOLD', heldUntil: heldUntil.toISOString() });
  await byShop({});
  expect(await read()).toMatchObject({ disputeStatus: 'SENT_TO_STORE', heldUntil: null });
});

it('the member answers what was asked, once, and only the own claim', async () => {
  expect((await byMember({ words: 'Hello?' })).status).toBe(409);
  await ask();
  expect((await byMember({ words: ' ' })).status).toBe(400);
  expect((await byMember({ words: 'A', downloadLinks: ['a', 'b', 'c', 'd'] })).status).toBe(400);
  const other = await joinMember(apiHost);
  expect((await byMember({ words: 'Mine!' }, other)).status).toBe(404);
  const theirs = await uploadedBy(apiHost, other, samplePng);
  expect((await byMember({ words: '', downloadLinks: [theirs] })).status).toBe(404);
  const tries = await Promise.all(Array.from({ length: 6 }, (_, n) => byMember({ words: `Try ${n}` })));
  expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409, 409, 409, 409, 409,
  ]);
  expect((await read()).answers).toHaveLength(2);
});

it('a refused answer leaves its files free', async () => {
  const link = await uploadedBy(apiHost, member, samplePng);
  expect((await byMember({ words: '', downloadLinks: [link] })).status).toBe(409);
  const files = await apiHost.database.pool.query('select claimed from uploaded_file where member_id = $1', [
    member.id,
  ]);
  expect(files.rows).toEqual([{ claimed: false }]);
});
