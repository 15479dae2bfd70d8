import { adminBookScenarios } from './adminBooks.ts';
import { adminCatalogueScenarios } from './adminCatalogue.ts';
import { adminClaimScenarios } from './adminClaims.ts';
import { adminDoctorScenarios } from './adminDoctor.ts';
import { adminImportScenarios } from './adminImport.ts';
import { adminMemberScenarios } from './adminMembers.ts';
import { adminNetworkScenarios } from './adminNetworks.ts';
import { adminNoteScenarios } from './adminNotes.ts';
import { adminOrderScenarios } from './adminOrders.ts';
import { adminPayoutScenarios } from './adminPayouts.ts';
import { adminReceivableScenarios } from './adminReceivables.ts';
import { adminRefundScenarios } from './adminRefunds.ts';
import { adminReportScenarios } from './adminReports.ts';
import { adminSettlementScenarios } from './adminSettlements.ts';
import { adminStaffScenarios } from './adminStaff.ts';
import { adminTransferFileScenarios } from './adminTransferFiles.ts';
import { adminVoucherScenarios } from './adminVouchers.ts';
import { adminWaitingScenarios } from './adminWaiting.ts';
import { anyHostScenarios } from './anyHost.ts';
import { auditScenarios, staffScenarios } from './audit.ts';
import { bankDetailsScenarios } from './bankDetails.ts';
import { categoryScenarios } from './categories.ts';
import { clickQuestionScenarios, clickScenarios, clicksScenarios } from './clicks.ts';
import { creditCardScenarios } from './creditCards.ts';
import { customLinkScenarios, myLinksScenarios } from './customLinks.ts';
import { dashboardContentScenarios } from './dashboardContent.ts';
import { disputeScenarios, disputesScenarios, uploadScenarios } from './disputes.ts';
import { giftCardOrderScenarios } from './giftCardOrders.ts';
import { giftCardScenarios } from './giftCards.ts';
import { giftScenarios } from './gifts.ts';
import { homeScenarios } from './home.ts';
import { identityScenarios } from './identity.ts';
import { ledgerRootScenarios } from './ledgerRoots.ts';
import { mailPreferenceScenarios } from './mailPreferences.ts';
import { offerScenarios } from './offers.ts';
import { payoutScenarios, payoutStoryScenarios } from './payouts.ts';
import { profileScenarios, roleScenarios } from './profile.ts';
import { receiptScenarios } from './receipts.ts';
import { redirectScenarios } from './redirects.ts';
import { referralScenarios } from './referrals.ts';
import { statementScenarios } from './statement.ts';
import { storeScenarios } from './stores.ts';
import { taxScenarios } from './tax.ts';
import { textScenarios } from './texts.ts';
import { orderStoryScenarios, transactionsScenarios } from './transactions.ts';
import { walletScenarios } from './wallet.ts';

/**
 * Other answers that calls may give, by resource. Each makes handlers that come before the default ones:
 * `msw.use(...scenarios.clicks.empty())`.
 */
export const scenarios = {
  adminCatalogue: adminCatalogueScenarios,
  adminDoctor: adminDoctorScenarios,
  adminImport: adminImportScenarios,
  adminMembers: adminMemberScenarios,
  adminNotes: adminNoteScenarios,
  adminClaims: adminClaimScenarios,
  adminPayouts: adminPayoutScenarios,
  adminBooks: adminBookScenarios,
  adminOrders: adminOrderScenarios,
  adminReceivables: adminReceivableScenarios,
  adminRefunds: adminRefundScenarios,
  adminNetworks: adminNetworkScenarios,
  adminReports: adminReportScenarios,
  adminSettlements: adminSettlementScenarios,
  adminStaff: adminStaffScenarios,
  adminVouchers: adminVoucherScenarios,
  adminWaiting: adminWaitingScenarios,
  adminTransferFiles: adminTransferFileScenarios,
  anyHost: anyHostScenarios,
  audit: auditScenarios,
  bankDetails: bankDetailsScenarios,
  categories: categoryScenarios,
  click: clickScenarios,
  clickQuestions: clickQuestionScenarios,
  clicks: clicksScenarios,
  creditCards: creditCardScenarios,
  customLinks: customLinkScenarios,
  dashboardContent: dashboardContentScenarios,
  dispute: disputeScenarios,
  disputes: disputesScenarios,
  giftCardOrders: giftCardOrderScenarios,
  giftCards: giftCardScenarios,
  gifts: giftScenarios,
  home: homeScenarios,
  identity: identityScenarios,
  ledgerRoots: ledgerRootScenarios,
  mailPreferences: mailPreferenceScenarios,
  myLinks: myLinksScenarios,
  offers: offerScenarios,
  orderStory: orderStoryScenarios,
  payouts: payoutScenarios,
  payoutStory: payoutStoryScenarios,
  profile: profileScenarios,
  receipt: receiptScenarios,
  redirects: redirectScenarios,
  referrals: referralScenarios,
  role: roleScenarios,
  staff: staffScenarios,
  statement: statementScenarios,
  stores: storeScenarios,
  tax: taxScenarios,
  texts: textScenarios,
  transactions: transactionsScenarios,
  uploads: uploadScenarios,
  wallet: walletScenarios,
};
