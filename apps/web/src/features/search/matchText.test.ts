import { expect, test } from 'vitest';
import { matchesText } from './matchText.ts';

const texts = ['Dhoom 700 wireless headphones at 62% off', 'Ends tonight', 'CAFÉ62'];

test.each(['headphone', 'headphones', 'HEAD', 'off dhoom', '62', 'cafe', 'tonight wire'])('%s is found', (query) => {
  expect(matchesText(query, texts)).toBe(true);
});

test.each(['', ' ', '%', 'phone', 'headphone cover', 'hoom'])('"%s" is not found', (query) => {
  expect(matchesText(query, texts)).toBe(false);
});
