import { DAY_HOURS, HOUR_SECONDS } from '@potli/api/units/time';

interface RateLimit {
  points: number;
  seconds: number;
  /** Counted in the database: survives a restart, and all processes share it. */
  shared?: boolean;
}

const MINUTE = 60;
const HOUR = HOUR_SECONDS;
const DAY = DAY_HOURS * HOUR;

/** The limits, before the factor `RATE_LIMITS`. */
export const rateLimits = {
  /**
   * From all places together where the member never logged in: 100 attempts an hour, and a wait of six minutes at
   * most.
   */
  loginByAccount: { points: 10, seconds: 6 * MINUTE, shared: true },
  /** At one account from one address. */
  loginByPlace: { points: 10, seconds: 15 * MINUTE, shared: true },
  /** With the cookie of one browser where the member logged in before. */
  loginByDevice: { points: 10, seconds: 15 * MINUTE, shared: true },
  loginByIp: { points: 30, seconds: 15 * MINUTE, shared: true },
  signupByIp: { points: 5, seconds: HOUR },
  checkUserByIp: { points: 10, seconds: MINUTE },
  forgetByAddress: { points: 3, seconds: HOUR, shared: true },
  forgetByIp: { points: 20, seconds: HOUR, shared: true },
  verificationMailPerDay: { points: 5, seconds: DAY, shared: true },
  resetByIp: { points: 10, seconds: 15 * MINUTE, shared: true },
  refreshBySession: { points: 30, seconds: 5 * MINUTE },
  /** Suggestions request three lists with every key press. */
  searchByIp: { points: 600, seconds: MINUTE },
  callsByIp: { points: 600, seconds: MINUTE },
  /** Pages that must be rendered for the caller; cached pages and files are free. */
  pageByIp: { points: 120, seconds: MINUTE },
  /** A hundred a second, and five hundred at once: networks send what they queued while this host was down. */
  postbackByIp: { points: 500, seconds: 5 },
  /** A bank reports a whole round of payouts at once, and again what was not answered. */
  bankWebhookByIp: { points: 500, seconds: 5 },
  /** A provider reports each payment several times. */
  paymentWebhookByIp: { points: 500, seconds: 5 },
  giftCardOrderPerHour: { points: 20, seconds: HOUR, shared: true },
  /** Starts and ends of the provider's window. */
  giftCardPaymentPerHour: { points: 60, seconds: HOUR, shared: true },
  pinPerHour: { points: 60, seconds: HOUR, shared: true },
  /** Links of gifts: their keys have 256 bits, so this holds back noise only. */
  giftByIp: { points: 30, seconds: MINUTE },
  followByIp: { points: 60, seconds: MINUTE },
  customLinkPerMinute: { points: 30, seconds: MINUTE },
  clickPerMinute: { points: 30, seconds: MINUTE },
  clickPerDay: { points: 500, seconds: DAY },
  /** Each click has one, which is read from then on. */
  receiptPerMinute: { points: 60, seconds: MINUTE },
  /** Of the statement: a year of most members is one page; 300,000 lines a minute. */
  statementPagePerMinute: { points: 300, seconds: MINUTE },
  inclusionPerMinute: { points: 30, seconds: MINUTE },
  /** Lists of published roots: a year is a megabyte. */
  rootsByIp: { points: 60, seconds: MINUTE },
  /** Codes by mail to confirm a change of bank details. */
  bankCodePerHour: { points: 3, seconds: HOUR, shared: true },
  /** Passwords and codes that are wrong. */
  bankConfirmTry: { points: 10, seconds: 15 * MINUTE, shared: true },
  /** Wrong passwords of who confirms a session for the admin area. */
  staffConfirmTry: { points: 10, seconds: 15 * MINUTE, shared: true },
  bankWritePerDay: { points: 5, seconds: DAY, shared: true },
  panWritePerDay: { points: 5, seconds: DAY, shared: true },
  disputePerDay: { points: 10, seconds: DAY, shared: true },
  disputeAnswerPerDay: { points: 30, seconds: DAY, shared: true },
  uploadTicketPerHour: { points: 30, seconds: HOUR },
  /** Also uploads that break off, which the quota of stored files does not count. */
  uploadPerDay: { points: 60, seconds: DAY, shared: true },
  uploadByIp: { points: 30, seconds: MINUTE },
} as const satisfies Record<string, RateLimit>;

export type RateLimitName = keyof typeof rateLimits;
