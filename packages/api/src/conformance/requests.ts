import { accountCases } from './accountCases.ts';
import { adminCatalogueCases } from './adminCatalogueCases.ts';
import { adminClaimCases } from './adminClaimCases.ts';
import { adminMemberCases } from './adminMemberCases.ts';
import { adminNetworkCases } from './adminNetworkCases.ts';
import { adminNoteCases } from './adminNoteCases.ts';
import { adminOrderCases } from './adminOrderCases.ts';
import { adminPayoutCases } from './adminPayoutCases.ts';
import { adminReceivableCases } from './adminReceivableCases.ts';
import { adminRefundCases } from './adminRefundCases.ts';
import { adminReportCases } from './adminReportCases.ts';
import { adminSettlementCases } from './adminSettlementCases.ts';
import { adminStaffCases } from './adminStaffCases.ts';
import { adminTransferFileCases } from './adminTransferFileCases.ts';
import { adminVoucherCases } from './adminVoucherCases.ts';
import { adminWaitingCases } from './adminWaitingCases.ts';
import type { ConformanceCase } from './ConformanceCase.ts';
import { catalogueCases } from './catalogueCases.ts';
import { clickCases } from './clickCases.ts';
import { contentCases } from './contentCases.ts';
import { detailCases } from './detailCases.ts';
import { disputeCases } from './disputeCases.ts';
import { giftCardCases } from './giftCardCases.ts';
import { identityCases } from './identityCases.ts';
import { ledgerRootCases } from './ledgerRootCases.ts';
import { linkCases } from './linkCases.ts';
import { mailPreferenceCases } from './mailPreferenceCases.ts';
import { moneyCases } from './moneyCases.ts';
import { policyCases } from './policyCases.ts';
import { receiptCases } from './receiptCases.ts';
import { referralCases } from './referralCases.ts';
import { serviceCases } from './serviceCases.ts';
import { staffCases } from './staffCases.ts';

/** Requests, good and bad, that the mock and every real host answer in the same way. */
export const conformanceCases: readonly ConformanceCase[] = [
  ...catalogueCases,
  ...adminCatalogueCases,
  ...adminMemberCases,
  ...adminNoteCases,
  ...adminClaimCases,
  ...adminPayoutCases,
  ...adminOrderCases,
  ...adminReceivableCases,
  ...adminRefundCases,
  ...adminNetworkCases,
  ...adminReportCases,
  ...adminSettlementCases,
  ...adminStaffCases,
  ...adminVoucherCases,
  ...adminWaitingCases,
  ...adminTransferFileCases,
  ...detailCases,
  ...identityCases,
  ...clickCases,
  ...receiptCases,
  ...linkCases,
  ...contentCases,
  ...referralCases,
  ...accountCases,
  ...mailPreferenceCases,
  ...disputeCases,
  ...moneyCases,
  ...giftCardCases,
  ...ledgerRootCases,
  ...policyCases,
  ...serviceCases,
  ...staffCases,
];
