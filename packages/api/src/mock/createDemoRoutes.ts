import {
  demoAudit,
  demoBankDetails,
  demoCashbackEntries,
  demoCatalogue,
  demoClickQuestions,
  demoClicks,
  demoDashboardBanner,
  demoDisputes,
  demoGiftCardOrders,
  demoMadeLinks,
  demoMembers,
  demoOrderStories,
  demoPayoutStories,
  demoProfiles,
  demoReferredPeople,
  demoVoucherSecrets,
  demoWallet,
} from '../fixtures/index.ts';
import { createShop, MOCK_NOW_MS, type Shop } from './createShop.ts';
import { openFilledDesk } from './desk/openFilledDesk.ts';
import { createRoutes, type MockRoute, type Respond } from './http/createRoutes.ts';
import { toResponse } from './http/toResponse.ts';
import { adminBookResolvers } from './resources/adminBooks.ts';
import { adminCatalogueResolvers } from './resources/adminCatalogue.ts';
import { adminChangeResolvers } from './resources/adminChanges.ts';
import { adminClaimResolvers } from './resources/adminClaims.ts';
import { adminDoctorResolvers } from './resources/adminDoctor.ts';
import { adminImportResolvers } from './resources/adminImport.ts';
import { adminManyRowsResolvers } from './resources/adminManyRows.ts';
import { adminMemberResolvers } from './resources/adminMembers.ts';
import { adminNetworkResolvers } from './resources/adminNetworks.ts';
import { adminNoteResolvers } from './resources/adminNotes.ts';
import { adminOrderResolvers } from './resources/adminOrders.ts';
import { adminOverviewResolvers } from './resources/adminOverview.ts';
import { adminPayoutResolvers } from './resources/adminPayouts.ts';
import { adminReceivableResolvers } from './resources/adminReceivables.ts';
import { adminRefundResolvers } from './resources/adminRefunds.ts';
import { adminReportResolvers } from './resources/adminReports.ts';
import { adminSettlementResolvers } from './resources/adminSettlements.ts';
import { adminStaffResolvers } from './resources/adminStaff.ts';
import { adminTransferFileResolvers } from './resources/adminTransferFiles.ts';
import { adminViewResolvers } from './resources/adminViews.ts';
import { adminVoucherResolvers } from './resources/adminVouchers.ts';
import { adminWaitingResolvers } from './resources/adminWaiting.ts';
import { auditResolvers } from './resources/audit.ts';
import { bankDetailsResolvers } from './resources/bankDetails.ts';
import { bookResolvers } from './resources/books.ts';
import { categoryResolvers } from './resources/categories.ts';
import { clickResolvers } from './resources/clicks.ts';
import { creditCardResolvers } from './resources/creditCards.ts';
import { customLinkResolvers } from './resources/customLinks.ts';
import { dashboardContentResolvers } from './resources/dashboardContent.ts';
import { disputeResolvers } from './resources/disputes.ts';
import { giftCardOrderResolvers } from './resources/giftCardOrders.ts';
import { giftCardResolvers } from './resources/giftCards.ts';
import { giftResolvers } from './resources/gifts.ts';
import { healthResolvers } from './resources/health.ts';
import { homeResolvers } from './resources/home.ts';
import { identityResolvers } from './resources/identity.ts';
import { ledgerRootResolvers } from './resources/ledgerRoots.ts';
import { mailPreferenceResolvers } from './resources/mailPreferences.ts';
import { nameListResolvers } from './resources/nameLists.ts';
import { offerResolvers } from './resources/offers.ts';
import { payoutResolvers } from './resources/payouts.ts';
import { profileResolvers } from './resources/profile.ts';
import { receiptResolvers } from './resources/receipts.ts';
import { redirectResolvers } from './resources/redirects.ts';
import { referralResolvers } from './resources/referrals.ts';
import { staffResolvers } from './resources/staff.ts';
import { statementResolvers } from './resources/statement.ts';
import { storeResolvers } from './resources/stores.ts';
import { taxResolvers } from './resources/tax.ts';
import { textResolvers } from './resources/texts.ts';
import { transactionResolvers } from './resources/transactions.ts';
import { uploadResolvers, uploadRoutes } from './resources/uploads.ts';
import { walletResolvers } from './resources/wallet.ts';

const [asha] = demoMembers;

/** Rows that only Asha has. */
const ofAsha =
  <Row>(rows: readonly Row[]) =>
  (email: string | undefined): readonly Row[] =>
    email === asha.email ? rows : [];

const ashaWallet = { wallet: demoWallet, entries: demoCashbackEntries };

const sharedOrders = new Set(
  demoOrderStories.flatMap(({ id, clickSource }) => (clickSource === 'CUSTOM_LINK' ? id : [])),
);
const isShared = (orderId: string | null) => orderId !== null && sharedOrders.has(orderId);

let opened: { nowMs: number; shop: Shop } | undefined;

/** No call changes the shop, so routes of the same time share it. */
function openShop(nowMs: number): Shop {
  if (opened?.nowMs !== nowMs) opened = { nowMs, shop: createShop(demoCatalogue, nowMs) };
  return opened.shop;
}

interface DemoOptions {
  /** When the shop opened; its deals expire relative to that time. */
  nowMs?: number;
  respond?: Respond;
  /** Where share links begin, without a trailing slash. */
  site?: string;
}

/** The demo shop, with an answer to every call of the contract. What members save is stored as long as the routes exist. */
export function createDemoRoutes({
  nowMs = MOCK_NOW_MS,
  respond = toResponse,
  site = 'https://potli.example',
}: DemoOptions = {}): MockRoute[] {
  const shop = openShop(nowMs);
  const claimedClicks = new Set<string>();
  const desk = openFilledDesk(demoCatalogue, nowMs);
  const resolvers = {
    ...storeResolvers(shop),
    ...categoryResolvers(shop),
    ...homeResolvers(shop),
    ...offerResolvers(shop),
    ...creditCardResolvers(shop),
    ...giftCardResolvers(shop),
    ...identityResolvers(demoMembers),
    ...clickResolvers({
      shop,
      clicksOf: ofAsha(demoClicks),
      questionsOf: ofAsha(demoClickQuestions),
      isClaimed: (clickId) => claimedClicks.has(clickId),
    }),
    ...receiptResolvers(shop, ofAsha(demoClicks)),
    ...customLinkResolvers({ shop, madeBy: ofAsha(demoMadeLinks), site }),
    ...redirectResolvers(shop),
    ...dashboardContentResolvers(shop, demoDashboardBanner),
    ...textResolvers(shop),
    ...referralResolvers(ofAsha(demoReferredPeople)),
    ...profileResolvers(demoProfiles, demoMembers),
    ...staffResolvers(demoMembers, nowMs),
    ...auditResolvers(demoAudit),
    ...mailPreferenceResolvers(site),
    ...bankDetailsResolvers({ onFile: new Map([[asha.email, demoBankDetails]]), nowMs }),
    ...disputeResolvers({ shop, disputesOf: ofAsha(demoDisputes), claimedClicks, nowMs }),
    ...uploadResolvers,
    ...nameListResolvers(shop),
    ...bookResolvers,
    ...adminCatalogueResolvers(desk, nowMs),
    ...adminManyRowsResolvers(desk, nowMs),
    ...adminChangeResolvers(desk),
    ...adminClaimResolvers({ disputes: demoDisputes, owner: { id: '1', email: asha.email }, nowMs }),
    ...adminDoctorResolvers(nowMs),
    ...adminImportResolvers(desk),
    ...adminOrderResolvers(nowMs),
    ...adminOverviewResolvers(desk, nowMs),
    ...adminMemberResolvers(demoMembers, nowMs),
    ...adminNoteResolvers(desk, nowMs),
    ...adminPayoutResolvers(nowMs),
    ...adminBookResolvers(nowMs),
    ...adminReceivableResolvers(nowMs),
    ...adminRefundResolvers(nowMs),
    ...adminNetworkResolvers(nowMs),
    ...adminReportResolvers(nowMs),
    ...adminSettlementResolvers(nowMs),
    ...adminStaffResolvers(demoMembers, nowMs),
    ...adminVoucherResolvers(nowMs),
    ...adminTransferFileResolvers(nowMs),
    ...adminViewResolvers(desk),
    ...walletResolvers((email) => (email === asha.email ? ashaWallet : undefined)),
    ...statementResolvers(ofAsha(demoCashbackEntries)),
    ...ledgerRootResolvers(ofAsha(demoCashbackEntries), asha.email),
    ...taxResolvers({ journalsOf: ofAsha(demoCashbackEntries), isShared, nowMs }),
    ...transactionResolvers(ofAsha(demoOrderStories)),
    ...payoutResolvers(ofAsha(demoPayoutStories)),
    ...giftCardOrderResolvers({ shop, ordersOf: ofAsha(demoGiftCardOrders), secrets: demoVoucherSecrets, nowMs }),
    ...giftResolvers(nowMs),
    ...healthResolvers,
  };
  return [...createRoutes({ ...resolvers, ...adminWaitingResolvers(resolvers, nowMs) }, respond), ...uploadRoutes()];
}
