import { expect, test } from 'vitest';
import { videoTitle } from './videoTitle.ts';

test.each([
  ['STORE', 1, 3, 'Shopping at stores, part 2'],
  ['MISCELLANEOUS', 0, 1, 'More help'],
  ['TRAVEL', 0, 2, 'TRAVEL, part 1'],
])('%s %i of %i is %s', (contentType, index, count, title) => {
  expect(videoTitle(contentType, index, count)).toBe(title);
});
