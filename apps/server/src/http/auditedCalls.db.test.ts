import { contract, type EndpointName } from '@potli/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyBankStatus } from '../domain/payouts/transfers/applyBankStatus.ts';
import { reviewPayout } from '../domain/payouts/transfers/refuseTransfer.ts';
import { readAudit } from '../domain/platform/audit/readAudit.ts';
import { importCatalogue } from '../domain/shop/catalogue/import/importCatalogue.ts';
import { addHeldOrder } from '../testing/addHeldOrder.ts';
import { type AuditedCall, auditedDeskCalls, type Given } from '../testing/auditedDeskCalls.ts';
import { auditedMemberCalls } from '../testing/auditedMemberCalls.ts';
import { auditedReportCalls } from '../testing/auditedReportCalls.ts';
import { auditedSettlementCalls } from '../testing/auditedSettlementCalls.ts';
import { auditedStaffCalls } from '../testing/auditedStaffCalls.ts';
import { neftBank } from '../testing/banks/openNeft.ts';
import { fileOnePayout, queuePayout, returnedRow, returnText, sentReturn } from '../testing/banks/queuePayout.ts';
import { createTestHost, type TestHost } from '../testing/createTestHost.ts';
import { fileClaim } from '../testing/fileClaim.ts';
import { joinAdmin, joinMember, type TestMember } from '../testing/joinMember.ts';
import { addRefundingGiftCards } from '../testing/payments/addRefundingGiftCards.ts';
import { addVoucher } from '../testing/payments/addVoucher.ts';
import { lookedAt, voucherFile } from '../testing/payments/voucherFiles.ts';
import { addOpenPayout } from '../testing/payouts/addOpenPayout.ts';
import { addReadablePayout } from '../testing/payouts/addReadablePayout.ts';
import { readAllTables } from '../testing/readAllTables.ts';
import { receiveReport } from '../testing/receiveReport.ts';
import { sampleCatalogue, sampleStore } from '../testing/sampleCatalogue.ts';
import { addClick, sampleReport } from '../testing/sampleMoney.ts';
import { samplePng, uploadedBy } from '../testing/sendFile.ts';

/** The host mails and limits in the background. */
const MEANWHILE = ['mail_outbox', 'notification'];

let apiHost: TestHost;
let admin: TestMember;
beforeAll(async () => {
  apiHost = await createTestHost({ bank: neftBank });
  admin = await joinAdmin(apiHost);
  const { categories, giftCards } = sampleCatalogue();
  await importCatalogue(apiHost.database, { version: 1, categories, giftCards, stores: [sampleStore('claimed')] });
});
afterAll(() => apiHost.close());

async function versionNow(): Promise<number> {
  return ((await (await admin.get('/user-dashboard')).json()) as { version: number }).version;
}

/** A row that the dashboard adds is one of the catalogue. */
const addedRow = (object: string, after: object) => ({ object, before: null, after });

let orders = 0;

/** Each call of an admin that writes: prepares what it changes. */
const audited: Record<string, (given: Given) => Promise<AuditedCall>> = {
  saveUserDashboard: async () => ({
    path: '/user-dashboard',
    body: {
      version: await versionNow(),
      userDashboardBanner: null,
      userDashboardVideos: [],
      userDashboardFAQ: [{ contentType: 'STORE', faqList: [{ question: 'When?', answer: 'Soon.' }] }],
    },
    row: addedRow('faqs when', { question: 'When?', answer: 'Soon.' }),
  }),
  addFaqs: () =>
    Promise.resolve({
      path: '/user-dashboard/faqs/add?contentType=STORE',
      body: [{ question: 'Where?', answer: 'Here.' }],
      row: addedRow('faqs where', { question: 'Where?' }),
    }),
  addVideos: () =>
    Promise.resolve({
      path: '/user-dashboard/videos/add?contentType=STORE',
      body: ['https://www.youtube-nocookie.com/embed/abc'],
      row: addedRow('videos youtube-nocookie-com-embed-abc', { contentType: 'STORE' }),
    }),
  exportAudit: async () => ({
    path: '/admin/audit/export',
    body: { action: 'addFaqs', text: 'x@mail.example' },
    row: { object: 'audit log', before: null, after: { action: 'addFaqs', text: '(address)', rows: 0 } },
  }),
  startLedgerCheck: () =>
    Promise.resolve({
      path: '/admin/ledger/checks',
      body: { kind: 'full' },
      row: {
        object: expect.stringMatching(/^ledger check request \d+$/) as unknown,
        before: null,
        after: { kind: 'full' },
      },
    }),
  importCatalogueFile: async () => {
    const text = JSON.stringify({ version: 1, searchWords: [{ word: `audited ${Date.now()}`, means: ['shoes'] }] });
    const shown = await admin.send('POST', '/admin/catalogue-import', { text });
    const { seen } = (await shown.json()) as { seen: string };
    const row = { object: expect.stringMatching(/^searchWords audited \d+$/) as unknown, before: null };
    return {
      path: '/admin/catalogue-import',
      body: { text, seen },
      row: { ...row, after: expect.objectContaining({ means: '["shoes"]' }) as unknown },
    };
  },
  publishPicture: async () => ({
    path: '/admin/pictures',
    body: { file: await uploadedBy(apiHost, admin, samplePng) },
    row: { object: expect.stringMatching(/^picture [0-9a-f]{32}\.png$/) as unknown, before: null, after: {} },
  }),
  ...auditedDeskCalls,
  ...auditedMemberCalls,
  refundByHand: async () => {
    orders += 1;
    const paymentId = `audited-${orders}`;
    const orderId = await addRefundingGiftCards(apiHost.database, { memberId: admin.id, paymentId });
    const after = { state: 'by hand', reason: 'Account closed', isConfirmed: true };
    return {
      path: `/admin/refunds/${orderId}/by-hand`,
      body: { reason: 'Account closed', isConfirmed: true },
      row: { object: `gift card order ${orderId}`, before: { state: 'open' }, after },
    };
  },
  removeVouchers: async () => {
    orders += 1;
    const giftCard = `audited-${orders}`;
    await addVoucher(apiHost.database, giftCard);
    const after = { removed: 1, cost: 450, reason: 'Recalled' };
    return {
      path: '/admin/vouchers/removals',
      body: { giftCard, reason: 'Recalled', count: 1 },
      row: { object: `vouchers of ${giftCard}`, before: null, after },
    };
  },
  importVoucherFile: async () => {
    orders += 1;
    const body = await lookedAt(admin, voucherFile('kapas-gift', `AUDITED-${orders}`));
    const row = { object: 'vouchers of kapas-gift', before: null, after: { added: 1 } };
    return { path: '/admin/vouchers/file', body, row };
  },
  acceptOrder: async () => {
    const { id, name } = await addHeldOrder(apiHost.database, admin.id);
    const change = { before: { heldFor: 'no commission' }, after: { heldFor: null } };
    return { path: `/admin/orders/${id}/accept`, body: { cashback: 50 }, row: { object: `order ${name}`, ...change } };
  },
  makeTransferFile: async () => {
    await queuePayout(apiHost.database);
    const { payouts } = (await (await admin.get('/admin/transfer-queue')).json()) as { payouts: number };
    const object = expect.stringMatching(/^transfer file neft-/) as unknown;
    const after = { payouts, paise: payouts * 5_000 };
    return { path: '/admin/transfer-files', body: { waiting: payouts }, row: { object, before: null, after } };
  },
  downloadTransferFile: async () => {
    const { name } = await fileOnePayout(apiHost.database);
    const row = { object: `transfer file ${name}`, before: null, after: { payouts: 1, paise: 5_000 } };
    return { path: `/admin/transfer-files/${name}/download`, body: {}, row };
  },
  withdrawTransferFile: async () => {
    const { name } = await fileOnePayout(apiHost.database);
    const row = { object: `transfer file ${name}`, before: { withdrawn: false }, after: { withdrawn: true } };
    return { path: `/admin/transfer-files/${name}/withdrawal`, body: {}, row };
  },
  readReturnFile: async () => {
    const { payoutId } = await fileOnePayout(apiHost.database);
    return {
      path: '/admin/transfer-returns',
      body: sentReturn(returnText([returnedRow(apiHost.database, payoutId)]), true),
      row: { object: `payout ${payoutId}`, before: { state: 'filed' }, after: { state: 'sent' } },
    };
  },
  answerClaim: async () => {
    const id = await fileClaim(apiHost, await joinMember(apiHost));
    const after = { status: 'REJECTED', isAnotherOrder: false };
    return {
      path: `/admin/claims/${id}/answers`,
      body: { status: 'REJECTED', words: 'A return is not paid.', answersRead: 0 },
      row: { object: `claim ${id}`, before: { status: 'RECEIVED' }, after },
    };
  },
  decideClaimOrder: async () => {
    const id = await fileClaim(apiHost, await joinMember(apiHost));
    await apiHost.database.pool.query(`update dispute set status = 'APPROVED' where id = $1`, [id]);
    const body = { network: 'bazaar', orderId: 'N-1', isClaimed: false };
    return { path: `/admin/claims/${id}/orders`, body, row: { object: `claim ${id}`, before: null, after: body } };
  },
  retryPayout: async () => {
    const { payoutId } = await addReadablePayout(apiHost.database);
    const before = { state: 'submitted', attempts: 1 };
    return {
      path: `/admin/payouts/${payoutId}/retry`,
      body: {},
      row: { object: `payout ${payoutId}`, before, after: null },
    };
  },
  settlePayout: async () => {
    const { payoutId } = await addOpenPayout(apiHost.database);
    await reviewPayout(apiHost.database.orm, payoutId);
    const after = { state: 'sent', utr: 'SBIN226329000123' };
    return {
      path: `/admin/payouts/${payoutId}/settle`,
      body: { result: 'sent', utr: 'SBIN226329000123' },
      row: { object: `payout ${payoutId}`, before: { state: 'review' }, after },
    };
  },
  returnPayout: async () => {
    const { payoutId } = await addOpenPayout(apiHost.database);
    const status = { result: 'sent', utr: 'SBIN226329000124' } as const;
    await apiHost.database.orm.transaction((queries) => applyBankStatus(queries, { payoutId, at: new Date(), status }));
    return {
      path: `/admin/payouts/${payoutId}/return`,
      body: { reason: 'Account closed' },
      row: { object: `payout ${payoutId}`, before: { state: 'sent' }, after: { state: 'returned' } },
    };
  },
  ...auditedReportCalls,
  ...auditedSettlementCalls,
  ...auditedStaffCalls,
  settleOrders: async () => {
    orders += 1;
    const orderId = `AUDITED-${orders}`;
    const clickId = await addClick(apiHost.database, admin.id);
    const report = sampleReport({ orderId, clickId, status: 'approved', commissionPaise: 8_000n });
    await receiveReport(apiHost.database, report);
    const statement = `S-${orders}`;
    return {
      path: '/admin/settlements',
      body: {
        network: report.network,
        statement,
        settledAt: '2026-10-20T00:00:00.000Z',
        lines: [{ orderId, commission: 80 }],
      },
      row: { object: `statement ${report.network} ${statement}`, before: null, after: { lines: 1, paise: 8_000 } },
    };
  },
};

const write = (path: string, body: unknown, key: string) =>
  apiHost.call(path, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin.accessToken}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(body),
  });

const entries = () => readAudit(apiHost.database.orm);
const newKey = () => crypto.randomUUID();

it('every call of admins that writes is here', () => {
  const writes = Object.entries(contract).filter(([, { auth, method }]) => auth === 'admin' && method !== 'GET');
  expect(Object.keys(audited).toSorted()).toEqual(writes.map(([name]) => name).toSorted());
});

describe.each(Object.entries(audited))('%s', (action, prepare) => {
  it('leaves one row, also when it is sent twice', async () => {
    const { path, body, row } = await prepare({ apiHost, admin });
    const earlier = await entries();
    const key = newKey();
    expect(await write(path, body, key)).toMatchObject({ ok: true });
    expect(await write(path, body, key)).toMatchObject({ ok: true });
    const [entry, ...rest] = await entries();
    expect(entry).toMatchObject({ who: `member:${admin.id}`, action, ...row });
    expect(rest).toEqual(earlier);
  });

  it('leaves no row when it is refused', async () => {
    const { path } = await prepare({ apiHost, admin });
    const earlier = await entries();
    // a call without a body is refused for its key
    const key = 'body' in contract[action as EndpointName] ? newKey() : 'short';
    expect((await write(path, { nothing: true }, key)).status).toBe(400);
    expect(await entries()).toEqual(earlier);
  });

  it('changes nothing when its row cannot be written', async () => {
    const { path, body } = await prepare({ apiHost, admin });
    const { pool } = apiHost.database;
    const before = await readAllTables(apiHost.database, MEANWHILE);
    await pool.query('alter table audit_entry add constraint nothing check (false) not valid');
    try {
      expect((await write(path, body, newKey())).status).toBe(500);
    } finally {
      await pool.query('alter table audit_entry drop constraint nothing');
    }
    expect(await readAllTables(apiHost.database, MEANWHILE)).toEqual(before);
  });
});
