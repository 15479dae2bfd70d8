import { createHash, randomUUID } from 'node:crypto';
import type { EndpointName } from '@potli/api';
import { DAY_MS } from '@potli/api/units/time';
import * as z from 'zod/mini';
import { applyBankStatus } from '../../domain/payouts/transfers/applyBankStatus.ts';
import { reviewPayout } from '../../domain/payouts/transfers/refuseTransfer.ts';
import { addHeldOrder } from '../addHeldOrder.ts';
import { fileOnePayout, queuePayout, returnedRow, returnText, sentReturn } from '../banks/queuePayout.ts';
import type { TestHost } from '../createTestHost.ts';
import { fileClaim } from '../fileClaim.ts';
import { joinAdmin, joinMember, type TestMember } from '../joinMember.ts';
import { addRefundingGiftCards } from '../payments/addRefundingGiftCards.ts';
import { addVoucher } from '../payments/addVoucher.ts';
import { lookedAt, voucherFile } from '../payments/voucherFiles.ts';
import { addOpenPayout } from '../payouts/addOpenPayout.ts';
import { addReadablePayout } from '../payouts/addReadablePayout.ts';
import { sampleDevice, sampleSignup } from '../sampleMember.ts';
import { addClick } from '../sampleMoney.ts';
import { samplePng, uploadedBy } from '../sendFile.ts';
import { type KeyedCase, withBody } from './KeyedCase.ts';
import { keyedDeskCases } from './keyedDeskCases.ts';
import { keyedMemberCases } from './keyedMemberCases.ts';
import { keyedReportCases } from './keyedReportCases.ts';
import { keyedSettlementCases } from './keyedSettlementCases.ts';
import { keyedStaffCases } from './keyedStaffCases.ts';

const FOUR_DAYS_MS = 4 * DAY_MS;

const bank = { accountHolderName: 'Meera Iyer', accountNumber: '004512347890', ifscCode: 'PTLI0000042' };
const profile = { name: 'Meera', mobileNumber: '9845012345', birthDate: '1994-08-17', gender: 'FEMALE' };
const faq = { question: 'Is this one answered?', answer: 'It is.' };

interface KeyedShop {
  apiHost: TestHost;
  /** A store and a gift card of its catalogue. */
  storeId: string;
  giftCardId: string;
}

/** Every endpoint that takes a key, each time with members and rows of its own. A new one must be added here. */
export function keyedCases({ apiHost, storeId, giftCardId }: KeyedShop) {
  let count = 0;
  const nextEmail = () => {
    count += 1;
    return `keyed${count}@mail.example`;
  };

  const claim = () => ({
    disputeSourceType: 'STORE',
    storeId,
    orderTime: '2026-01-01T00:00:00Z',
    storeOrderId: 'KEYED-1',
    orderAmount: 1,
  });

  async function resetKeyOf({ id }: TestMember): Promise<string> {
    const key = randomUUID();
    await apiHost.database.pool.query(
      `insert into password_reset (member_id, key_hash, expires_at) values ($1, $2, now() + interval '30 minutes')`,
      [id, createHash('sha256').update(key).digest()],
    );
    return key;
  }

  async function aboutFile(what: string): Promise<KeyedCase> {
    const as = await joinAdmin(apiHost);
    const pathOf = ({ name }: { name: string }) => `/admin/transfer-files/${name}/${what}`;
    const [one, another] = [await fileOnePayout(apiHost.database), await fileOnePayout(apiHost.database)];
    return { request: { as, path: pathOf(one), body: {} }, changed: { as, path: pathOf(another), body: {} } };
  }

  const cases = {
    createClick: async () =>
      withBody(
        await joinMember(apiHost),
        `/click/${storeId}?clickSource=STORE`,
        { ...sampleDevice, latitude: 12.971598, longitude: 77.594566 },
        { visitorId: 'another' },
      ),
    generateCustomLink: async () => {
      const as = await joinMember(apiHost);
      const at = (slug: string) => ({ as, path: `/generate-custom-link?url=/stores_details/${slug}` });
      return { request: at('kapas'), changed: at('safar') };
    },
    createBankDetails: async () =>
      withBody(await joinMember(apiHost), '/bank-details', bank, { accountNumber: '004512340001' }),
    updateBankDetails: async () => {
      const as = await joinMember(apiHost);
      await as.send('POST', '/bank-details', { ...bank, accountNumber: '99998888777' });
      const { password } = sampleSignup();
      return withBody(as, '/bank-details', { ...bank, password }, { accountNumber: '004512340001' });
    },
    saveMyPan: async () =>
      withBody(await joinMember(apiHost), '/tax/my-pan', { pan: 'ABCPX1234F' }, { pan: 'ABCPX9876F' }),
    createUser: async () => {
      const as = await joinMember(apiHost);
      await apiHost.database.pool.query(`update member set name = '', mobile_number = '' where id = $1`, [as.id]);
      return withBody(as, '/user', profile, { name: 'Mira' });
    },
    updateUser: async () => withBody(await joinMember(apiHost), '/user', profile, { name: 'Mira' }),
    saveUserDashboard: async () => {
      const as = await joinAdmin(apiHost);
      const content = z.parse(z.record(z.string(), z.unknown()), await (await as.get('/user-dashboard')).json());
      return withBody(as, '/user-dashboard', content, { userDashboardFAQ: [{ contentType: 'STORE', faqList: [faq] }] });
    },
    addFaqs: async () => {
      const as = await joinAdmin(apiHost);
      const path = '/user-dashboard/faqs/add?contentType=STORE';
      return { request: { as, path, body: [faq] }, changed: { as, path, body: [faq, faq] } };
    },
    addVideos: async () => {
      const as = await joinAdmin(apiHost);
      const body = ['https://www.youtube-nocookie.com/embed/potliDemo51'];
      const path = (group: string) => `/user-dashboard/videos/add?contentType=${group}`;
      return { request: { as, path: path('STORE'), body }, changed: { as, path: path('CREDIT_CARD'), body } };
    },
    ...keyedDeskCases(apiHost),
    ...keyedMemberCases(apiHost),
    refundByHand: async () => {
      const as = await joinAdmin(apiHost);
      const paymentId = `keyed-${as.id}`;
      const order = await addRefundingGiftCards(apiHost.database, { memberId: as.id, paymentId });
      const body = { reason: 'Account closed', isConfirmed: true };
      return withBody(as, `/admin/refunds/${order}/by-hand`, body, { reference: 'N335260011223344' });
    },
    removeVouchers: async () => {
      const as = await joinAdmin(apiHost);
      const giftCard = `keyed-${as.id}`;
      await addVoucher(apiHost.database, giftCard);
      return withBody(as, '/admin/vouchers/removals', { giftCard, reason: 'Recalled', count: 1 }, { reason: 'Ended' });
    },
    importVoucherFile: async () => {
      const as = await joinAdmin(apiHost);
      const body = voucherFile('kapas-gift', `KEYED-${as.id}`);
      return withBody(as, '/admin/vouchers/file', await lookedAt(as, body), { fileName: 'another.csv' });
    },
    acceptOrder: async () => {
      const { id } = await addHeldOrder(apiHost.database, (await joinMember(apiHost)).id);
      return withBody(await joinAdmin(apiHost), `/admin/orders/${id}/accept`, { cashback: 50 }, { cashback: 49 });
    },
    makeTransferFile: async () => {
      const as = await joinAdmin(apiHost);
      await queuePayout(apiHost.database);
      const { payouts } = (await (await as.get('/admin/transfer-queue')).json()) as { payouts: number };
      return withBody(as, '/admin/transfer-files', { waiting: payouts }, { waiting: payouts + 1 });
    },
    downloadTransferFile: async () => aboutFile('download'),
    withdrawTransferFile: async () => aboutFile('withdrawal'),
    readReturnFile: async () => {
      const { payoutId } = await fileOnePayout(apiHost.database);
      const body = sentReturn(returnText([returnedRow(apiHost.database, payoutId)]), true);
      return withBody(await joinAdmin(apiHost), '/admin/transfer-returns', body, { applies: false });
    },
    answerClaim: async () => {
      const id = await fileClaim(apiHost, await joinMember(apiHost));
      const body = { status: 'NEED_INFO', words: 'Which size?', answersRead: 0 };
      return withBody(await joinAdmin(apiHost), `/admin/claims/${id}/answers`, body, { words: 'Which colour?' });
    },
    decideClaimOrder: async () => {
      const id = await fileClaim(apiHost, await joinMember(apiHost));
      await apiHost.database.pool.query(`update dispute set status = 'APPROVED' where id = $1`, [id]);
      const body = { network: 'bazaar', orderId: 'N-1', isClaimed: false };
      return withBody(await joinAdmin(apiHost), `/admin/claims/${id}/orders`, body, { orderId: 'N-2' });
    },
    retryPayout: async () => {
      const { payoutId } = await addReadablePayout(apiHost.database);
      const as = await joinAdmin(apiHost);
      const other = await addReadablePayout(apiHost.database);
      const path = (id: string) => `/admin/payouts/${id}/retry`;
      return { request: { as, path: path(payoutId), body: {} }, changed: { as, path: path(other.payoutId), body: {} } };
    },
    settlePayout: async () => {
      const { payoutId } = await addOpenPayout(apiHost.database);
      await reviewPayout(apiHost.database.orm, payoutId);
      const body = { result: 'sent', utr: 'SBIN226329000123' };
      return withBody(await joinAdmin(apiHost), `/admin/payouts/${payoutId}/settle`, body, { utr: 'SBIN226329000999' });
    },
    returnPayout: async () => {
      const { payoutId } = await addOpenPayout(apiHost.database);
      const status = { result: 'sent', utr: 'SBIN226329000124' } as const;
      await apiHost.database.orm.transaction((queries) =>
        applyBankStatus(queries, { payoutId, at: new Date(), status }),
      );
      const body = { reason: 'Account closed' };
      return withBody(await joinAdmin(apiHost), `/admin/payouts/${payoutId}/return`, body, { reason: 'Wrong name' });
    },
    ...keyedReportCases(apiHost),
    ...keyedSettlementCases(apiHost),
    ...keyedStaffCases(apiHost),
    settleOrders: async () => {
      const body = { network: 'keyed', statement: 'S-1', settledAt: '2026-01-01T00:00:00Z' };
      const lines = [{ orderId: 'KEYED-1', commission: 80.5 }];
      return withBody(await joinAdmin(apiHost), '/admin/settlements', { ...body, lines }, { statement: 'S-2' });
    },
    exportAudit: async () =>
      withBody(await joinAdmin(apiHost), '/admin/audit/export', { to: '2020-01-01' }, { to: '2020-01-02' }),
    importCatalogueFile: async () =>
      withBody(
        await joinAdmin(apiHost),
        '/admin/catalogue-import',
        { text: '{"version":1}' },
        { text: '{"version":1,"stores":[]}' },
      ),
    startLedgerCheck: async () =>
      withBody(await joinAdmin(apiHost), '/admin/ledger/checks', { kind: 'recent' }, { kind: 'full' }),
    answerClickQuestion: async () => {
      const as = await joinMember(apiHost);
      const asked = { sourceId: BigInt(storeId), clickedAt: new Date(Date.now() - FOUR_DAYS_MS) };
      const path = `/clicks/${await addClick(apiHost.database, as.id, asked)}/answer`;
      return withBody(as, path, { bought: true }, { bought: false });
    },
    publishPicture: async () => {
      const as = await joinAdmin(apiHost);
      const [file, other] = [await uploadedBy(apiHost, as, samplePng), await uploadedBy(apiHost, as, samplePng)];
      return withBody(as, '/admin/pictures', { file }, { file: other });
    },
    createDispute: async () => withBody(await joinMember(apiHost), '/disputes', claim(), { orderAmount: 2 }),
    createGiftCardOrder: async () => {
      const body = { giftCardId, denomination: 500, count: 1 };
      return withBody(await joinMember(apiHost), '/giftcard/orders', body, { count: 2 });
    },
    answerDispute: async () => {
      const as = await joinMember(apiHost);
      const path = `/disputes/${await fileClaim(apiHost, as, true)}/answers`;
      return withBody(as, path, { words: 'Here it is.', downloadLinks: [] }, { words: 'And this.' });
    },
    signup: async () =>
      withBody(undefined, '/signup', sampleSignup({ email: nextEmail() }), { password: 'Amaltas ke neeche' }),
    resetPassword: async () => {
      const uniqueKey = await resetKeyOf(await joinMember(apiHost));
      const body = { uniqueKey, newPassword: 'Amaltas ke neeche' };
      return withBody(undefined, '/reset-password', body, { newPassword: 'Palash ke neeche' });
    },
  } satisfies Partial<Record<EndpointName, () => Promise<KeyedCase>>>;
  return cases;
}
