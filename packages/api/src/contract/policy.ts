/**
 * Every number of the shop's rules that members or operators read. Rules, texts, mails, fixtures, the mock and
 * docs/product/policy.md take it from here. After a change: `node scripts/policy.ts` writes that page anew, and a test
 * names the sentences of other pages that still have the old number.
 */

/** Hours that payouts wait after bank details were saved or changed (docs/product/bank-account.md#holds). */
export const PAYOUT_HOLD_HOURS = 24;

/** Hours that they wait where somebody else may be in the account; the database takes 72 at most. */
export const LONG_PAYOUT_HOLD_HOURS = 72;

/** Days in which the mailed link stops a change of bank details (docs/product/bank-account.md). */
export const BANK_STOP_LINK_DAYS = 3;

/** Digits of the mailed code that confirms a change of bank details (docs/product/bank-account.md#confirmation). */
export const BANK_CODE_DIGITS = 6;

/** Minutes in which that code works. */
export const BANK_CODE_MINUTES = 10;

/** Tries of one such code, right and wrong ones. */
export const BANK_CODE_TRIES = 5;

/** Hours after the signup in which a first account is that of a newcomer (docs/product/bank-account.md#holds). */
export const NEWCOMER_HOURS = 24;

/** Hours of use after which the browser of a member is a known one (docs/product/bank-account.md#holds). */
export const KNOWN_DEVICE_HOURS = 24;

/** Days after a password was set by a mailed link in which payouts wait for long (docs/product/bank-account.md#holds). */
export const NEW_PASSWORD_DAYS = 7;

/** Days without use of an account after which payouts wait for long (docs/product/bank-account.md#holds). */
export const SILENCE_DAYS = 90;

/** Months without a login after which Approved is forfeited (docs/product/money.md#forfeiture). */
export const FORFEIT_MONTHS = 12;

/** Months without a login after which the first mail warns of it. */
export const FIRST_WARNING_MONTHS = 9;

/** The same of the second mail. */
export const SECOND_WARNING_MONTHS = 11;

/** Days between the last warning and the loss. */
export const LAST_WARNING_DAYS = 7;

/** Percent of a friend's approved cashback that who invited them earns (docs/product/money.md#referral-share). */
export const REFERRAL_PERCENT = 5;

/** Days of the return period of an order (docs/product/orders-and-payouts.md#my-orders). */
export const SHOP_RETURN_DAYS = 30;

/** The same of an application for a credit card, which has to be used. */
export const CARD_RETURN_DAYS = 60;

/** Days in which a shop decides after that. */
export const DECISION_DAYS = 30;

/** Days in which approved cashback is sent to the bank. */
export const SENT_WITHIN_DAYS = 3;

/** Days that a transfer takes at most. */
export const TRANSFER_DAYS = 2;

/** Rupees that a UPI ID takes in one transfer at most (docs/banks.md). */
export const UPI_MOST_RUPEES = 100_000;

/** Rupees that an account takes at once, by IMPS; larger amounts go by NEFT (docs/banks.md). */
export const IMPS_MOST_RUPEES = 500_000;

/** Megabytes (2²⁰ bytes) of the largest file of a claim (docs/product/claims.md#files). */
export const MAX_UPLOAD_MB = 5;

/** Files that one claim, or one answer to it, may have (docs/product/claims.md#files). */
export const MAX_DISPUTE_FILES = 3;

/** Minutes in which an upload ticket works. */
export const UPLOAD_TICKET_MINUTES = 10;

/** Files that a member may send in a day (docs/operations.md). */
export const UPLOADS_A_DAY = 30;

/** Megabytes that a member may send in a day. */
export const UPLOAD_MB_A_DAY = 50;

/** Megabytes of all files of a member. */
export const UPLOAD_MB_IN_ALL = 500;

/** Hours after a visit until the member can be asked about it (docs/product/clicks.md#did-you-buy). */
export const QUESTION_FIRST_HOURS = 24;

/** Hours after a visit to a store of which the usual delay is not known. */
export const QUESTION_USUAL_HOURS = 72;

/** Days after which the member is asked even of a store that reports later. */
export const QUESTION_LATEST_DAYS = 30;

/** Days after which a visit is not asked about any more. */
export const QUESTION_LAST_DAYS = 60;

/** Questions that are shown at once. */
export const QUESTIONS_AT_ONCE = 3;

/** Days in which the link works that verifies an e-mail address (docs/product/identity.md). */
export const EMAIL_LINK_DAYS = 7;

/** Minutes in which the link works that sets a new password (docs/product/identity.md). */
export const PASSWORD_LINK_MINUTES = 30;

/** Characters of a new password at least (docs/product/identity.md). */
export const PASSWORD_LEAST = 8;

/** Characters of a password at most. */
export const PASSWORD_MOST = 128;

/** Days of a session with Remember me (docs/product/identity.md#tokens). */
export const SESSION_DAYS = 30;

/** Hours of a session without it. */
export const SHORT_SESSION_HOURS = 24;

/** Minutes of an access token. */
export const ACCESS_TOKEN_MINUTES = 15;

/** Minutes after the password was entered in which a session may use the admin area (docs/product/admin.md#password). */
export const ADMIN_SESSION_MINUTES = 30;

/** The same for what is dangerous. */
export const ADMIN_CONFIRMED_MINUTES = 5;

/** Days after which a picture of the shop that nothing uses any more is removed (docs/product/admin-catalogue.md#pictures). */
export const UNUSED_PICTURE_DAYS = 30;

/** Minutes that a link to a page with a draft opens (docs/product/admin-catalogue.md#preview). */
export const PREVIEW_MINUTES = 15;

/** Days that a token of the admin area lives at most (docs/product/admin.md#tokens). */
export const STAFF_TOKEN_DAYS = 365;

/** Rows of the audit log in one file at most (docs/product/admin.md#audit-log). */
export const AUDIT_EXPORT_MOST = 10_000;

/** Years of age that a member must have (docs/product/login.md#signup-fields). */
export const MIN_AGE_YEARS = 18;

/** Digits of an Indian mobile number without its country (docs/product/login.md#signup-fields). */
export const MOBILE_DIGITS = 10;

/** Hours in which a write that is repeated with its key is done once (docs/product/api.md). */
export const KEY_HOURS = 24;

/** Days in which a member can ask for the place of their money under a published root; the database wants as many. */
export const ROOT_PROOF_DAYS = 35;

/** Days that events of members are stored; the database refuses to remove younger ones (docs/operations.md). */
export const EVENT_DAYS = 400;

/** Days that a session stays after its end, for questions about who was logged in (docs/retention.md). */
export const ENDED_SESSION_DAYS = 90;

/** Hours in which support answers (docs/product/company.md#contact). */
export const SUPPORT_HOURS = 24;

/** Hours in which a grievance is acknowledged (docs/product/company.md#contact). */
export const GRIEVANCE_HOURS = 48;

/** Days after a purchase in which a gift card can be complained about (docs/product/company.md#refund-policy). */
export const GIFT_CARD_COMPLAINT_DAYS = 7;

/** Rupees on one gift card at most: the Reserve Bank's limit for gift instruments (docs/product/gift-cards.md#limits). */
export const GIFT_CARD_MOST_RUPEES = 10_000;

/** Gift cards in one order at most. */
export const GIFT_CARDS_AN_ORDER = 10;

/** Gift cards that a member may buy in a day of India; a setting has another number (docs/operations.md). */
export const GIFT_CARDS_A_DAY = 20;

/** Rupees on all gift cards that a member may buy in a day of India; a setting has another number. */
export const GIFT_CARD_RUPEES_A_DAY = 50_000;

/** Hours in which an order of gift cards can be paid (docs/product/gift-cards.md#stages). */
export const GIFT_CARD_PAYMENT_HOURS = 24;

/** Hours in which the issuer has to hand out vouchers that were paid; after them the money goes back. */
export const GIFT_CARD_ISSUE_HOURS = 24;

/** Days in which a payment provider pays out to the shop; what takes longer is late (docs/payments.md#settlements). */
export const PROVIDER_SETTLES_DAYS = 7;

/** Attempts to send the money of a gift card back; after them a person does it at the provider (docs/payments.md#refunds). */
export const REFUND_ATTEMPTS = 5;

/** Days after which a refund that the provider has not made is shown to the operator (docs/payments.md#refunds). */
export const REFUND_LATE_DAYS = 3;

/** Days in which a refund that is done is still looked at: a bank can return it (docs/payments.md#refunds). */
export const REFUND_WATCH_DAYS = 14;

/** Characters of the message of a gift at most. */
export const GIFT_MESSAGE_MOST = 300;

/** Days ahead for which a gift can be dated. */
export const GIFT_DATE_DAYS = 90;

/** Business days in which a refund arrives (docs/product/company.md#refund-policy). */
export const REFUND_BUSINESS_DAYS = 7;

/** Days after posting until a revised privacy policy holds (docs/product/company.md#privacy-policy). */
export const PRIVACY_NOTICE_DAYS = 180;

/** Percent by which an editor may raise a rate alone; above it a second person approves; a setting has another number (docs/operations.md). */
export const RATE_RAISE_PERCENT = 50;

/** Megabytes of a file that an editor imports (docs/product/admin-import.md). */
export const IMPORT_MOST_MB = 8;

/** Rows of a list that an editor gets as a file; the command line has no limit (docs/product/admin-import.md). */
export const EXPORT_MOST_ROWS = 10_000;

/** Days before the end of a row in which lists of the admin area say that it ends soon (docs/product/admin-catalogue.md#problems). */
export const ENDING_SOON_DAYS = 7;

/** Looks in a row that find a link dead before lists of the admin area say so (docs/product/admin-catalogue.md#dead-links). */
export const DEAD_LINK_LOOKS = 2;

/** The longest text that rows of the admin area are found by: that of an e-mail address. */
export const FIND_LENGTH = 254;
