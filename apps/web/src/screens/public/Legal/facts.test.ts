import { globSync, readFileSync } from 'node:fs';
import { fillWords } from '@potli/api/contract/fillWords';
import { forfeitSpan } from '@potli/api/contract/forfeitSpan';
import {
  FIRST_WARNING_MONTHS,
  GIFT_CARD_COMPLAINT_DAYS,
  LAST_WARNING_DAYS,
  MIN_AGE_YEARS,
  PRIVACY_NOTICE_DAYS,
  REFERRAL_PERCENT,
  REFUND_BUSINESS_DAYS,
  SECOND_WARNING_MONTHS,
} from '@potli/api/contract/policy';
import type { TextKey } from '@potli/api/contract/textKeys';
import { unknownWords } from '@potli/api/contract/textWords';
import { countInWords } from '@potli/api/units/duration';
import { expect, test } from 'vitest';
import { company } from '../../../company/company.ts';
import { siteWords } from '../../../company/siteWords.ts';
import { storageKeys } from '../../../features/session/tokenStorage.ts';
import { releaseText } from '../../../features/texts/releaseText.ts';

const NAME = 'Thaili';

/** A text as this site shows it. */
function textOf(key: TextKey) {
  const { sections } = releaseText(key);
  return { sections: sections.map((section) => ({ ...section, html: fillWords(section.html, siteWords(NAME)) })) };
}
type Text = ReturnType<typeof textOf>;

/** What a reader sees: words without markup. */
const wordsOf = ({ sections }: Text) =>
  sections
    .map(({ html }) => html.replace(/<[^>]+>/g, ' '))
    .join(' ')
    .replace(/\s+/g, ' ');

const texts = {
  terms: textOf('terms-and-conditions'),
  refund: textOf('refund-policy'),
  privacy: textOf('privacy-policy'),
};

/** Facts of docs/product/company.md. */
test.each([
  ['terms', ['transaction is cancelled', 'account is suspended', 'fraud is involved']],
  [
    'terms',
    ['A suspension takes nothing by itself', 'is decided by a person', 'the bank account or UPI ID in your dashboard'],
  ],
  [
    'terms',
    [
      `inactive for more than ${forfeitSpan()}`,
      `warn you by e-mail after ${countInWords(FIRST_WARNING_MONTHS, 'month')}, after ${countInWords(SECOND_WARNING_MONTHS, 'month')}, and ${countInWords(LAST_WARNING_DAYS, 'day')} before`,
    ],
  ],
  ['terms', ['Any login keeps the balance', `${MIN_AGE_YEARS} years or older`]],
  ['terms', ['net monthly income above Rs.15,000', 'ITR above Rs 6 Lakhs per annum']],
  [
    'terms',
    [
      `${REFERRAL_PERCENT}% of their cashback for life`,
      `₹5,000, you earn ₹${50 * REFERRAL_PERCENT}`,
      'no limit',
      'need not shop yourself',
    ],
  ],
  ['terms', ['Share links to gift cards are not supported', 'no minimum amount']],
  ['terms', ['Only logged in members will be able to get cashback benefits.']],
  [
    'refund',
    [
      'original payment method',
      `within ${REFUND_BUSINESS_DAYS} business days`,
      `within ${GIFT_CARD_COMPLAINT_DAYS} days`,
    ],
  ],
  ['refund', ['non-refundable and non-cancellable']],
  ['terms', ['get the voucher in Order History']],
  ['refund', ['goes back by itself', 'told by e-mail']],
  ['privacy', ['90 days to 2 years', `${PRIVACY_NOTICE_DAYS} days after posting`]],
] as const)('%s tell %j', (text, facts) => {
  const words = wordsOf(texts[text]).replace(/ ([.,;])/g, '$1');
  for (const fact of facts) expect(words).toContain(fact);
});

/** What docs/product/shop.md#not-built-yet says is not there, and what no code does. */
test.each([
  ['a mail about a new text', /hear of it by e-mail/],
  ['payouts that start by themselves', /paid automatically|is sent again/],
  ['a gift card that opens later', /opens soon/],
  ['a log of who looked at data', /access is logged/],
])('no text promises %s', (_promise, words) => {
  for (const text of Object.values(texts)) expect(wordsOf(text)).not.toMatch(words);
});

const sources = new URL('../../../', import.meta.url);
const readSource = (file: string) => readFileSync(new URL(file, sources), 'utf8');

/** Keys of the browser's storage, as modules that use it declare them. */
const storedKeys = globSync('**/*.{ts,tsx}', { cwd: sources })
  .filter((file) => /lib\/safeLocalStorage\.ts'|themeChoice/.test(readSource(file)) || file.endsWith('themeChoice.ts'))
  .flatMap((file) => [...readSource(file).matchAll(/KEY = '(\w+)'/g)].map(([, key = '']) => key));

test('the privacy policy names everything that stays in the browser', () => {
  const keys = [...new Set(storedKeys), ...Object.values(storageKeys)];
  expect(keys.length).toBeGreaterThan(5);
  const [, named = ''] = /What stays in your browser(.*)/s.exec(JSON.stringify(texts.privacy.sections)) ?? [];
  for (const key of keys) expect(named).toContain(`<strong>${key}</strong>`);
});

test.each(Object.entries(texts))('%s speak of this product and end with the grievance officer', (_name, text) => {
  expect(wordsOf(text)).toContain(NAME);
  expect(wordsOf(text)).not.toMatch(/\bPotli\b/);
  expect(text.sections.at(-1)?.html).toContain(company.grievance.name);
  for (const { html } of text.sections) expect(unknownWords(html)).toEqual([]);
  expect(new Set(text.sections.map(({ id }) => id)).size).toBe(text.sections.length);
});
