import { rmSync } from 'node:fs';
import { AdminClaim } from '@potli/api/contract/adminClaims';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createDataDir } from '../../../testing/createDataDir.ts';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { fileClaim } from '../../../testing/fileClaim.ts';
import { joinMember, joinStaff, type TestMember } from '../../../testing/joinMember.ts';
import { receiveReport } from '../../../testing/receiveReport.ts';
import { sampleCatalogue } from '../../../testing/sampleCatalogue.ts';
import { addClick, sampleReport } from '../../../testing/sampleMoney.ts';
import { samplePng, uploadedBy } from '../../../testing/sendFile.ts';
import { importCatalogue } from '../../shop/catalogue/import/importCatalogue.ts';

const dataDir = createDataDir();
let apiHost: TestHost;
let support: TestMember;
let member: TestMember;
let id: string;
beforeAll(async () => {
  apiHost = await createTestHost({ dataDir });
  await importCatalogue(apiHost.database, sampleCatalogue());
  support = await joinStaff(apiHost, 'SUPPORT');
});
afterAll(async () => {
  await apiHost.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function list(query: string, as = support): Promise<AdminClaim[]> {
  const response = await as.get(`/admin/claims?pageSize=100&${query}`);
  expect(response.status).toBe(200);
  return z.parse(z.array(AdminClaim), await response.json());
}
const find = async () => (await list(`find=${member.email}`))[0];
const answer = (body: object) => support.send('POST', `/admin/claims/${id}/answers`, body);

describe('a claim in the admin area', () => {
  beforeAll(async () => {
    member = await joinMember(apiHost);
    id = await fileClaim(apiHost, member);
  });

  it('is in the list of open ones, with whose it is, and is found by its number and its address', async () => {
    const claim = (await list('')).find((each) => each.id === id);
    expect(claim).toMatchObject({ member: { id: String(member.id), email: member.email }, storeOrderId: 'FILED-1' });
    const found = [await list(`find=${claim?.ticketNumber}`), await list(`find=${member.email.toUpperCase()}`)];
    expect(found.map((claims) => claims.map((each) => each.id))).toEqual([[id], [id]]);
    expect(await list('find=nobody@mail.example')).toEqual([]);
    expect(await list('list=decided')).toEqual([]);
  });

  it('is not open to a role without the right', async () => {
    const finance = await joinStaff(apiHost, 'FINANCE');
    expect((await finance.get('/admin/claims')).status).toBe(403);
  });

  it('is answered as it was read only', async () => {
    expect((await answer({ status: 'NEED_INFO', words: 'Which size?', answersRead: 0 })).status).toBe(200);
    const late = await answer({ status: 'REJECTED', words: 'No such order.', answersRead: 0 });
    expect(late.status).toBe(409);
    expect(await late.json()).toMatchObject({ reason: 'CHANGED_MEANWHILE' });
    expect(await find()).toMatchObject({ disputeStatus: 'NEED_INFO', answers: [{ who: `member:${support.id}` }] });
  });

  it('waits until a day to come', async () => {
    const past = await answer({ status: 'ON_HOLD', heldUntil: '2026-01-01T00:00:00Z', answersRead: 1 });
    expect(past.status).toBe(400);
    const heldUntil = '2126-01-01T00:00:00.000Z';
    expect((await answer({ status: 'ON_HOLD', heldUntil, answersRead: 1 })).status).toBe(200);
    expect((await list('list=ON_HOLD')).map((claim) => claim.id)).toEqual([id]);
    expect(await find()).toMatchObject({ heldUntil });
  });
});

it('opens the files of a claim to who answers it', async () => {
  member = await joinMember(apiHost);
  id = await fileClaim(apiHost, member);
  const link = await uploadedBy(apiHost, member, samplePng);
  await apiHost.database.pool.query('update dispute set file_names = $2 where id = $1', [id, [link.split('/').at(-1)]]);
  const claim = await find();
  const path = new URL(claim?.downloadLinks[0] ?? '').pathname.replace(/^\/api/, '');
  expect((await support.get(path)).status).toBe(200);
  expect((await (await joinMember(apiHost)).get(path)).status).toBe(404);
});

it('lists an order that has only the click of an approved claim, until somebody has decided on it', async () => {
  member = await joinMember(apiHost);
  id = await fileClaim(apiHost, member);
  const clickId = await addClick(apiHost.database, member.id);
  await apiHost.database.pool.query('update dispute set click_id = $2 where id = $1', [id, clickId]);
  expect((await answer({ status: 'APPROVED', answersRead: 0 })).status).toBe(200);
  const order = { orderId: 'OTHER-9', salePaise: 88_800n, clickId };
  expect(await receiveReport(apiHost.database, sampleReport(order))).toBe('parked');
  const [claim] = await list('list=orders');
  expect(claim).toMatchObject({ id, waitingOrders: [{ orderId: 'OTHER-9' }] });
  const network = claim?.waitingOrders[0]?.network;
  const decided = await support.send('POST', `/admin/claims/${id}/orders`, {
    network,
    orderId: 'OTHER-9',
    isClaimed: false,
  });
  expect(await decided.json()).toMatchObject({ id, waitingOrders: [] });
  expect(await list('list=orders')).toEqual([]);
  const { rows } = await apiHost.database.pool.query(
    `select outcome from order_report where network_order_id = 'OTHER-9'`,
  );
  expect(rows).toEqual([{ outcome: 'applied' }]);
});
