export type { MailLook } from './MailLook.ts';
export type { Message, Shop } from './Message.ts';
export { approvedMail } from './messages/approvedMail.ts';
export { bankChangeMail } from './messages/bankChangeMail.ts';
export { bankCodeMail } from './messages/bankCodeMail.ts';
export { type ClaimNews, claimMail } from './messages/claimMail.ts';
export { type CostlyOrders, costlyOrdersMail } from './messages/costlyOrdersMail.ts';
export { declinedMail } from './messages/declinedMail.ts';
export { emailVerificationMail } from './messages/emailVerificationMail.ts';
export { breachMail, forfeitedMail, forfeitWarningMail } from './messages/forfeitMails.ts';
export {
  giftCardsDeliveredMail,
  giftCardsRefundMail,
  giftCardsRefundReversedMail,
  giftCardsRepaidMail,
  giftMail,
} from './messages/giftCardMails.ts';
export { type LedgerAlarm, ledgerAlarmMail } from './messages/ledgerAlarmMail.ts';
export type { OrderNews } from './messages/OrderNews.ts';
export { panMail } from './messages/panMail.ts';
export { passwordChangedMail } from './messages/passwordChangedMail.ts';
export { passwordResetMail } from './messages/passwordResetMail.ts';
export { payoutFailedMail, payoutSentMail, payoutStartedMail } from './messages/payoutMails.ts';
export { referralMail } from './messages/referralMail.ts';
export { type RefusedReports, refusedReportsMail } from './messages/refusedReportsMail.ts';
export { reversedMail } from './messages/reversedMail.ts';
export { trackedMail } from './messages/trackedMail.ts';
export type { RenderedMail } from './renderMail.ts';
export { renderMail } from './renderMail.ts';
export { shopLook } from './shopLook.ts';
