import { expect, it } from 'vitest';
import { countInWords } from '../units/duration.ts';
import { fillWords } from './fillWords.ts';
import { MAX_DISPUTE_FILES, REFUND_BUSINESS_DAYS } from './policy.ts';
import { fillPolicyWords, policyWordNames, unknownWords } from './textWords.ts';

it('says the numbers of the rules', () => {
  expect(fillPolicyWords('within {refundDays}, with {claimFiles}')).toBe(
    `within ${REFUND_BUSINESS_DAYS} business days, with ${countInWords(MAX_DISPUTE_FILES, 'file')}`,
  );
  for (const name of policyWordNames) expect(fillPolicyWords(`{${name}}`)).not.toContain('{');
});

it('leaves what it does not know, also names that every object has', () => {
  expect(fillPolicyWords('{office} {toString} {}')).toBe('{office} {toString} {}');
  expect(fillWords('{office}', { office: 'Mumbai' })).toBe('Mumbai');
});

it('names the words that stand for nothing', () => {
  expect(unknownWords('{minAge} {minage} {office}')).toEqual(['minage', 'office']);
  expect(unknownWords('{office}', ['office'])).toEqual([]);
});
