import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { readPolicy } from './readPolicy.ts';

const MAILED = 'only who reads the mail meets it';
const CLOCK = 'it shows when the time is over';
const RISK = 'what a host knows of browser, sessions and money decides, which a caller cannot set';
const OPERATOR = 'it is about files and records of the operator';
const WORDS = 'it is a promise in words';

const MEMBERS = 'apps/server/src/domain/members';
const UPLOADS = 'apps/server/src/domain/platform/uploads';
const FORFEITURE = 'apps/server/src/domain/payouts/forfeiture/nextStage.test.ts';
const QUESTIONS = 'apps/server/src/domain/shop/questions';
const LEGAL = 'apps/web/src/screens/public/Legal/facts.test.ts';
const PROMISES = 'scripts/policy/texts.test.ts';

/** Numbers that no case of the suite can show: why, and the test that looks at them instead. */
const WITHOUT_CASE: Record<string, readonly [why: string, test: string]> = {
  LONG_PAYOUT_HOLD_HOURS: [RISK, `${MEMBERS}/bank/bankStops.db.test.ts`],
  NEWCOMER_HOURS: [RISK, `${MEMBERS}/bank/readTargetRisk.db.test.ts`],
  KNOWN_DEVICE_HOURS: [RISK, `${MEMBERS}/bank/readTargetRisk.db.test.ts`],
  NEW_PASSWORD_DAYS: [RISK, `${MEMBERS}/bank/readTargetRisk.db.test.ts`],
  SILENCE_DAYS: [RISK, `${MEMBERS}/bank/readTargetRisk.db.test.ts`],
  BANK_STOP_LINK_DAYS: [MAILED, `${MEMBERS}/bank/bankStops.db.test.ts`],
  BANK_CODE_DIGITS: [MAILED, `${MEMBERS}/bank/bankConfirmations.db.test.ts`],
  BANK_CODE_MINUTES: [MAILED, `${MEMBERS}/bank/bankConfirmations.db.test.ts`],
  BANK_CODE_TRIES: [MAILED, `${MEMBERS}/bank/bankConfirmations.db.test.ts`],
  EMAIL_LINK_DAYS: [MAILED, `${MEMBERS}/identity/emailVerification.db.test.ts`],
  PASSWORD_LINK_MINUTES: [MAILED, `${MEMBERS}/identity/passwordReset.db.test.ts`],
  FORFEIT_MONTHS: [CLOCK, FORFEITURE],
  FIRST_WARNING_MONTHS: [CLOCK, FORFEITURE],
  SECOND_WARNING_MONTHS: [CLOCK, FORFEITURE],
  LAST_WARNING_DAYS: [CLOCK, FORFEITURE],
  SESSION_DAYS: [CLOCK, `${MEMBERS}/identity/login.db.test.ts`],
  SHORT_SESSION_HOURS: [CLOCK, `${MEMBERS}/identity/login.db.test.ts`],
  UPLOAD_TICKET_MINUTES: [CLOCK, `${UPLOADS}/uploads.db.test.ts`],
  KEY_HOURS: [CLOCK, 'apps/server/src/http/keptKeys.db.test.ts'],
  ROOT_PROOF_DAYS: [CLOCK, 'apps/server/src/domain/ledger/roots/roots.db.test.ts'],
  QUESTION_FIRST_HOURS: [CLOCK, `${QUESTIONS}/visits.test.ts`],
  QUESTION_USUAL_HOURS: [CLOCK, `${QUESTIONS}/visits.test.ts`],
  QUESTION_LATEST_DAYS: [CLOCK, `${QUESTIONS}/visits.test.ts`],
  QUESTION_LAST_DAYS: [CLOCK, `${QUESTIONS}/visits.test.ts`],
  QUESTIONS_AT_ONCE: ['the demo shop asks about fewer visits', `${QUESTIONS}/questions.db.test.ts`],
  CARD_RETURN_DAYS: [
    'no card is pending in the demo shop',
    'apps/server/src/domain/orders/apply/incomeKinds.db.test.ts',
  ],
  UPLOADS_A_DAY: ['another limit stops so many files at once', `${UPLOADS}/uploadBounds.db.test.ts`],
  UPLOAD_MB_A_DAY: ['another limit stops so many files at once', `${UPLOADS}/uploadBounds.db.test.ts`],
  UPLOAD_MB_IN_ALL: ['another limit stops so many files at once', `${UPLOADS}/uploadBounds.db.test.ts`],
  UPI_MOST_RUPEES: [OPERATOR, 'apps/server/src/adapters/banks/transferMode.test.ts'],
  IMPS_MOST_RUPEES: [OPERATOR, 'apps/server/src/adapters/banks/transferMode.test.ts'],
  EVENT_DAYS: [OPERATOR, `${MEMBERS}/memberEvents/memberEvents.db.test.ts`],
  ADMIN_SESSION_MINUTES: [CLOCK, 'apps/server/src/http/adminSessions.db.test.ts'],
  ADMIN_CONFIRMED_MINUTES: [CLOCK, 'apps/server/src/http/adminSessions.db.test.ts'],
  STAFF_TOKEN_DAYS: [OPERATOR, 'apps/server/src/http/staffTokens.db.test.ts'],
  PREVIEW_MINUTES: [CLOCK, 'apps/web/server/testing/previewTests.ts'],
  UNUSED_PICTURE_DAYS: [CLOCK, `${UPLOADS}/pictures.db.test.ts`],
  ENDED_SESSION_DAYS: [CLOCK, 'apps/server/src/domain/members/identity/removeOldSessions.db.test.ts'],
  DEAD_LINK_LOOKS: ['no case asks other sites', 'apps/server/src/domain/shop/catalogue/desk/checkLiveLinks.db.test.ts'],
  ENDING_SOON_DAYS: [CLOCK, 'apps/server/src/domain/shop/catalogue/desk/desk.db.test.ts'],
  AUDIT_EXPORT_MOST: ['no log of the suite is so long', 'apps/server/src/http/auditLog.db.test.ts'],
  EXPORT_MOST_ROWS: ['no shop of the suite is so large', 'apps/server/src/http/adminImport.db.test.ts'],
  IMPORT_MOST_MB: ['no case sends so much', 'apps/server/src/http/adminImport.db.test.ts'],
  RATE_RAISE_PERCENT: [RISK, 'apps/server/src/domain/shop/catalogue/desk/changedRates.db.test.ts'],
  GIFT_CARD_ISSUE_HOURS: [CLOCK, 'apps/server/src/adapters/payments/issuer/issuer.db.test.ts'],
  REFUND_ATTEMPTS: [CLOCK, 'apps/server/src/adapters/payments/failedRefunds.db.test.ts'],
  REFUND_LATE_DAYS: [CLOCK, 'apps/server/src/cli/openRefunds.db.test.ts'],
  REFUND_WATCH_DAYS: [CLOCK, 'apps/server/src/adapters/payments/reversedRefunds.db.test.ts'],
  PROVIDER_SETTLES_DAYS: [CLOCK, 'apps/server/src/cli/paymentsCommand.db.test.ts'],
  SUPPORT_HOURS: [WORDS, PROMISES],
  GRIEVANCE_HOURS: [WORDS, PROMISES],
  GIFT_CARD_COMPLAINT_DAYS: [WORDS, LEGAL],
  REFUND_BUSINESS_DAYS: [WORDS, LEGAL],
  PRIVACY_NOTICE_DAYS: [WORDS, LEGAL],
};

interface Report {
  cases: string[];
  unnoticed: string[];
}

function judge(): Record<string, Report> {
  const options = ['--conditions=source', join(root, 'scripts/policy/judgeChanged.ts')];
  const { stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8', maxBuffer: 1e8 });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Record<string, Report>;
}

it('every number of the rules has a case of the conformance suite that notices another one, or a reason', () => {
  const report = judge();
  expect(Object.keys(report)).toEqual(readPolicy().map(({ name }) => name));
  const without = Object.keys(report).filter((name) => report[name]?.cases.length === 0);
  expect(without.toSorted()).toEqual(Object.keys(WITHOUT_CASE).toSorted());
  const unnoticed = Object.entries(report).filter(([, one]) => one.unnoticed.length > 0);
  expect(unnoticed).toEqual([]);
}, 60_000);

it('tests that look at the other numbers exist', () => {
  const missing = Object.values(WITHOUT_CASE).filter(([, test]) => !existsSync(join(root, test)));
  expect(missing).toEqual([]);
});
