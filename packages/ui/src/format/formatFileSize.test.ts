import { expect, test } from 'vitest';
import { formatFileSize } from './formatFileSize.ts';

test.each([
  [0, '1 KB'],
  [219_136, '214 KB'],
  [1_048_000, '1,023 KB'],
  [1_048_575, '1 MB'],
  [1_153_434, '1.1 MB'],
  [5 * 1024 * 1024, '5 MB'],
] as const)('%i bytes are %s', (bytes, expected) => {
  expect(formatFileSize(bytes)).toBe(expected);
});
