import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '../docs/renderMarkdown.ts';
import { root } from '../lib/root.ts';
import { withNumbers } from './markedNumbers.ts';
import { POLICY_PAGE, policyPages } from './pages.ts';
import { readPolicy } from './readPolicy.ts';
import { statedNumbersOf } from './statedNumbersOf.ts';
import { toPolicyPage } from './toPolicyPage.ts';

const numbers = readPolicy();
const policy = Object.fromEntries(numbers.map(({ name, value }) => [name, value]));
const read = (page: string) => readFileSync(join(root, page), 'utf8');
const RUN = 'run: node scripts/policy.ts';

it(`the page of all numbers is that of the policy (else ${RUN})`, () => {
  expect(read(POLICY_PAGE)).toBe(toPolicyPage(numbers));
});

it.each(policyPages())(`%s has the numbers of the policy (else ${RUN})`, (page) => {
  expect(withNumbers(read(page), policy)).toBe(read(page));
});

it('texts write plurals, so that every number is above 1', () => {
  expect(numbers.filter(({ value }) => value < 2)).toEqual([]);
});

/** Numbers that are as large as one of the policy and mean something else, by page. */
const others: Record<string, readonly string[]> = {
  'docs/product/bank-account.md': ['15 minutes'],
  'docs/product/clicks.md': ['30 days', 'one day'],
  'docs/product/company.md': ['7 days', '90 days'],
  'docs/product/identity.md': ['5 minutes'],
  'docs/product/mails.md': ['ten minutes', '30 days'],
  'docs/product/money.md': ['24 hours', '5%'],
  'docs/glossary.md': ['one day', 'twelve months'],
};

const strict = policyPages().filter((page) => page.startsWith('docs/product/') || page === 'docs/glossary.md');

it.each(strict)('%s marks every number of the policy', (page) => {
  const bare = read(page).replaceAll(/(?:\w+ to )?[\w,]+(?: (?:business )?[\w%]+)?<!-- \w+ -->/g, '');
  const unmarked = statedNumbersOf(bare, numbers).map(({ text }) => text.toLowerCase());
  expect(unmarked.filter((text) => !others[page]?.includes(text))).toEqual([]);
});

it('readers and the search of the docs see no mark', () => {
  const { html, sections } = renderMarkdown(
    'README.md',
    '# A\n\nwait 24 hours<!-- PAYOUT_HOLD_HOURS -->, then\n',
    String,
  );
  expect(html).toContain('<p>wait 24 hours<!-- PAYOUT_HOLD_HOURS -->, then</p>');
  expect(sections.map(({ text }) => text)).toEqual(['wait 24 hours, then']);
});

describe('a changed number', () => {
  const changed = (text: string, change: Record<string, number>) => withNumbers(text, { ...policy, ...change });

  it.each([
    ['24 hours<!-- PAYOUT_HOLD_HOURS -->', { PAYOUT_HOLD_HOURS: 48 }, '48 hours'],
    ['3 days<!-- LONG_PAYOUT_HOLD_HOURS -->', { LONG_PAYOUT_HOLD_HOURS: 48 }, '2 days'],
    ['3 days<!-- LONG_PAYOUT_HOLD_HOURS -->', { LONG_PAYOUT_HOLD_HOURS: 36 }, '36 hours'],
    ['for one to three days<!-- holdRange -->', { PAYOUT_HOLD_HOURS: 48 }, 'for two to three days'],
    ['Ten digits<!-- MOBILE_DIGITS -->', { MOBILE_DIGITS: 11 }, 'Eleven digits'],
    ['twelve months<!-- FORFEIT_MONTHS -->', { FORFEIT_MONTHS: 18 }, '18 months'],
    ['5 %<!-- REFERRAL_PERCENT -->', { REFERRAL_PERCENT: 7 }, '7 %'],
    ['₹1,00,000<!-- UPI_MOST_RUPEES -->', { UPI_MOST_RUPEES: 200_000 }, '₹2,00,000'],
    ['7 business days<!-- REFUND_BUSINESS_DAYS -->', { REFUND_BUSINESS_DAYS: 9 }, '9 business days'],
    ['be 18<!-- MIN_AGE_YEARS --> or older', { MIN_AGE_YEARS: 21 }, 'be 21'],
  ])('writes %s with %j as %s', (text, change, wanted) => {
    expect(changed(text, change)).toMatch(new RegExp(`^${wanted}<!--`));
  });

  it('is refused without a number or a name', () => {
    expect(() => changed('soon<!-- PAYOUT_HOLD_HOURS -->', {})).toThrow('there is no number before this mark');
    expect(() => changed('3 days<!-- NOBODY -->', {})).toThrow('NOBODY is no number of the policy');
  });
});
