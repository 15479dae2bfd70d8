import type { Handlers } from '../Handler.ts';
import { adminBookHandlers } from './adminBooks.ts';
import { adminCatalogueHandlers } from './adminCatalogue.ts';
import { adminChangeHandlers } from './adminChanges.ts';
import { adminClaimHandlers } from './adminClaims.ts';
import { adminDoctorHandlers } from './adminDoctor.ts';
import { adminImportHandlers } from './adminImport.ts';
import { adminManyRowsHandlers } from './adminManyRows.ts';
import { adminMemberHandlers } from './adminMembers.ts';
import { adminNetworkHandlers } from './adminNetworks.ts';
import { adminNoteHandlers } from './adminNotes.ts';
import { adminOrderHandlers } from './adminOrders.ts';
import { adminOverviewHandlers } from './adminOverview.ts';
import { adminPayoutHandlers } from './adminPayouts.ts';
import { adminReceivableHandlers } from './adminReceivables.ts';
import { adminRefundHandlers } from './adminRefunds.ts';
import { adminReportHandlers } from './adminReports.ts';
import { adminSettlementHandlers } from './adminSettlements.ts';
import { adminStaffHandlers } from './adminStaff.ts';
import { adminTransferFileHandlers } from './adminTransferFiles.ts';
import { adminViewHandlers } from './adminViews.ts';
import { adminVoucherHandlers } from './adminVouchers.ts';
import { adminWaitingHandlers } from './adminWaiting.ts';
import { auditHandlers } from './audit.ts';
import { bankDetailsHandlers } from './bankDetails.ts';
import { bookHandlers } from './books.ts';
import { categoryHandlers } from './categories.ts';
import { clickHandlers } from './clicks.ts';
import { creditCardHandlers } from './creditCards.ts';
import { customLinkHandlers } from './customLinks.ts';
import { dashboardContentHandlers } from './dashboardContent.ts';
import { disputeHandlers } from './disputes.ts';
import { giftCardOrderHandlers } from './giftCardOrders.ts';
import { giftCardHandlers } from './giftCards.ts';
import { healthHandlers } from './health.ts';
import { homeHandlers } from './home.ts';
import { identityHandlers } from './identity.ts';
import { ledgerRootHandlers } from './ledgerRoots.ts';
import { mailPreferenceHandlers } from './mailPreferences.ts';
import { nameListHandlers } from './nameLists.ts';
import { offerHandlers } from './offers.ts';
import { payoutHandlers } from './payouts.ts';
import { profileHandlers } from './profiles.ts';
import { receiptHandlers } from './receipts.ts';
import { redirectHandlers } from './redirects.ts';
import { referralHandlers } from './referrals.ts';
import { staffHandlers } from './staff.ts';
import { storeHandlers } from './stores.ts';
import { taxHandlers } from './tax.ts';
import { textHandlers } from './texts.ts';
import { transactionHandlers } from './transactions.ts';
import { uploadHandlers } from './uploads.ts';
import { walletHandlers } from './wallet.ts';

/** The handler of each endpoint of the contract. */
export const handlers: Handlers = {
  ...adminCatalogueHandlers,
  ...adminManyRowsHandlers,
  ...adminChangeHandlers,
  ...adminImportHandlers,
  ...adminClaimHandlers,
  ...adminDoctorHandlers,
  ...adminOrderHandlers,
  ...adminOverviewHandlers,
  ...adminPayoutHandlers,
  ...adminBookHandlers,
  ...adminReceivableHandlers,
  ...adminRefundHandlers,
  ...adminNetworkHandlers,
  ...adminReportHandlers,
  ...adminMemberHandlers,
  ...adminSettlementHandlers,
  ...adminStaffHandlers,
  ...adminVoucherHandlers,
  ...adminWaitingHandlers,
  ...adminTransferFileHandlers,
  ...adminNoteHandlers,
  ...adminViewHandlers,
  ...storeHandlers,
  ...categoryHandlers,
  ...homeHandlers,
  ...offerHandlers,
  ...creditCardHandlers,
  ...giftCardHandlers,
  ...identityHandlers,
  ...clickHandlers,
  ...receiptHandlers,
  ...customLinkHandlers,
  ...redirectHandlers,
  ...walletHandlers,
  ...ledgerRootHandlers,
  ...bookHandlers,
  ...taxHandlers,
  ...textHandlers,
  ...transactionHandlers,
  ...payoutHandlers,
  ...profileHandlers,
  ...staffHandlers,
  ...auditHandlers,
  ...mailPreferenceHandlers,
  ...bankDetailsHandlers,
  ...referralHandlers,
  ...giftCardOrderHandlers,
  ...dashboardContentHandlers,
  ...disputeHandlers,
  ...uploadHandlers,
  ...nameListHandlers,
  ...healthHandlers,
};
