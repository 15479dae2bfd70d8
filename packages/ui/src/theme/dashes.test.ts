import { expect, test } from 'vitest';

const files = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

test('dashed lines are made of tiles: no style has a repeating-linear-gradient', () => {
  expect(Object.keys(files).length).toBeGreaterThan(300);
  const found = Object.keys(files).filter((file) => /repeating-linear-gradient\(/.test(files[file] ?? ''));
  expect(found).toEqual([]);
});
