import { expect, test } from 'vitest';
import { toWords } from './toWords.ts';

test.each([
  ['FailedOverData', 'failed over data'],
  ['MakesALink', 'makes a link'],
  ['Makes A Link', 'makes a link'],
  ['NoneOfAStatus', 'none of a status'],
  ['PaysByUPI', 'pays by UPI'],
])('%s is %s', (story, words) => {
  expect(toWords(story)).toBe(words);
});
