import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.ts';
import { readPolicy } from './readPolicy.ts';
import { statedNumbersOf } from './statedNumbersOf.ts';

const numbers = readPolicy();

function textsWith(changes: Record<string, number>): string {
  const options = ['--conditions=source', join(root, 'scripts/policy/sayTexts.ts'), JSON.stringify(changes)];
  const { status, stdout, stderr } = spawnSync(process.execPath, options, { encoding: 'utf8', maxBuffer: 1e8 });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

/** Only code, docs, pages with markup and the host's limits have these; the other tests of this folder look at them. */
const SAID_ELSEWHERE: readonly string[] = [
  'BANK_CODE_DIGITS',
  'BANK_CODE_TRIES',
  'NEWCOMER_HOURS',
  'KNOWN_DEVICE_HOURS',
  'NEW_PASSWORD_DAYS',
  'SILENCE_DAYS',
  'SHOP_RETURN_DAYS',
  'CARD_RETURN_DAYS',
  'DECISION_DAYS',
  'SENT_WITHIN_DAYS',
  'TRANSFER_DAYS',
  'IMPS_MOST_RUPEES',
  'UPLOAD_TICKET_MINUTES',
  'UPLOADS_A_DAY',
  'UPLOAD_MB_A_DAY',
  'UPLOAD_MB_IN_ALL',
  'QUESTION_FIRST_HOURS',
  'QUESTION_USUAL_HOURS',
  'QUESTION_LATEST_DAYS',
  'SESSION_DAYS',
  'SHORT_SESSION_HOURS',
  'ACCESS_TOKEN_MINUTES',
  'ADMIN_SESSION_MINUTES',
  'ADMIN_CONFIRMED_MINUTES',
  'UNUSED_PICTURE_DAYS',
  'PREVIEW_MINUTES',
  'AUDIT_EXPORT_MOST',
  'ROOT_PROOF_DAYS',
  'EVENT_DAYS',
  'ENDED_SESSION_DAYS',
  'GIFT_CARDS_A_DAY',
  'GIFT_CARD_RUPEES_A_DAY',
  'GIFT_CARD_PAYMENT_HOURS',
  'GIFT_CARD_ISSUE_HOURS',
  'PROVIDER_SETTLES_DAYS',
  'REFUND_ATTEMPTS',
  'REFUND_LATE_DAYS',
  'REFUND_WATCH_DAYS',
  'GIFT_DATE_DAYS',
  'RATE_RAISE_PERCENT',
  'IMPORT_MOST_MB',
  'EXPORT_MOST_ROWS',
  'ENDING_SOON_DAYS',
  'DEAD_LINK_LOOKS',
];
/** What texts say of other things. */
const OTHERS = ['two days', '7 days', '90 days'];

it('texts say every changed number, and no old one', () => {
  // far from all others, so that none is said by chance
  const changes = Object.fromEntries(numbers.map(({ name }, index) => [name, 1_009 + 24 * index]));
  const texts = textsWith(changes);
  const old = statedNumbersOf(texts, numbers).map(({ text }) => text);
  expect(old.filter((text) => !OTHERS.includes(text)).sort()).toEqual([]);
  const missing = numbers.filter(
    ({ name }) => !new RegExp(`\\b${changes[name]?.toLocaleString('en-IN')}\\b|\\b${changes[name]}\\b`).test(texts),
  );
  expect(missing.map(({ name }) => name)).toEqual(SAID_ELSEWHERE);
});

it('a hold of 48 hours is one line', () => {
  const texts = textsWith({ PAYOUT_HOLD_HOURS: 48 });
  expect(texts).toContain('From 48 hours from now,');
  expect(texts).toContain('wait for two to three days');
  expect(texts).not.toMatch(/24 hours from now|one to three days/);
});
