import { expect, it } from 'vitest';
import { readStatusWords } from './statusWords.ts';

it('reads words by network', () => {
  const { words, faults } = readStatusWords('bazaar:hold=tracked, bazaar: On Hold = Tracked\nmandi:7=rejected,');
  expect(faults).toEqual([]);
  expect(Object.fromEntries(words)).toEqual({
    bazaar: { hold: 'tracked', 'on hold': 'tracked' },
    mandi: { 7: 'rejected' },
  });
  expect(readStatusWords().words.size).toBe(0);
});

it.each([
  ['hold=tracked', /"hold=tracked" must be network:word=tracked/],
  ['Bazaar:hold=tracked', /must be/],
  ['bazaar:=tracked', /must be/],
  ['bazaar:hold=paid', /"bazaar:hold=paid" must be/],
  ['bazaar:hold=tracked,bazaar:Hold=approved', /"Hold" has two meanings/],
])('names the fault of %s', (text, fault) => {
  expect(readStatusWords(text).faults.join()).toMatch(fault);
});
