import { expect, test } from 'vitest';
import { grievances } from './grievances.ts';
import type { LegalText } from './LegalText.ts';
import { privacyPolicy } from './privacyPolicy.ts';
import { refundPolicy } from './refundPolicy.ts';
import { termsAndConditions } from './termsAndConditions.ts';

const NAME = 'Thaili';

/** What a reader sees: words without markup. */
const wordsOf = ({ sections }: LegalText) =>
  sections
    .map(({ html }) => html.replace(/<[^>]+>/g, ' '))
    .join(' ')
    .replace(/\s+/g, ' ');

const texts = {
  terms: termsAndConditions(NAME),
  refund: refundPolicy(NAME),
  privacy: privacyPolicy(NAME),
};

/** Facts of docs/product/company.md. */
test.each([
  ['terms', ['transaction is cancelled', 'account is suspended', 'fraud is involved']],
  ['terms', ['inactive for more than twelve months', 'after 9 months, after 11 months, and 7 days before']],
  ['terms', ['Any login keeps the balance', '18 years or older']],
  ['terms', ['net monthly income above Rs.15,000', 'ITR above Rs 6 Lakhs per annum']],
  ['terms', ['5% of their cashback for life', '₹5,000, you earn ₹250', 'no limit', 'need not shop yourself']],
  ['terms', ['Share links to gift cards are not supported', 'no minimum amount']],
  ['terms', ['Only logged in members will be able to get cashback benefits.']],
  ['refund', ['original payment method', 'within 7 business days', 'within 7 days']],
  ['refund', ['non-refundable and non-cancellable']],
  ['privacy', ['90 days to 2 years', '180 days after posting']],
] as const)('%s tell %j', (text, facts) => {
  const words = wordsOf(texts[text]).replace(/ ([.,;])/g, '$1');
  for (const fact of facts) expect(words).toContain(fact);
});

test.each(Object.entries(texts))('%s speak of this product and end with the grievance officer', (_name, text) => {
  expect(wordsOf(text)).toContain(NAME);
  expect(wordsOf(text)).not.toMatch(/\bPotli\b/);
  expect(text.sections.at(-1)).toBe(grievances);
  expect(new Set(text.sections.map(({ id }) => id)).size).toBe(text.sections.length);
});
