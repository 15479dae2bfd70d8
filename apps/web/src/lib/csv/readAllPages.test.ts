import { expect, test, vi } from 'vitest';
import { readAllPages } from './readAllPages.ts';

const listOf = (count: number) =>
  vi.fn(({ page, pageSize }: { page: number; pageSize: number }) => {
    const all = Array.from({ length: count }, (_, index) => index);
    const rows = all.slice((page - 1) * pageSize, page * pageSize);
    return Promise.resolve({ rows, totalPages: Math.ceil(count / pageSize), totalCount: count });
  });

test.each([
  [0, 1],
  [250, 1],
  [251, 2],
  [620, 3],
])('%i rows in %i calls', async (count, calls) => {
  const read = listOf(count);
  expect(await readAllPages(read)).toEqual(Array.from({ length: count }, (_, index) => index));
  expect(read).toHaveBeenCalledTimes(calls);
});

test('fails where a page fails', async () => {
  const read = listOf(300).mockRejectedValueOnce(new Error('away'));
  await expect(readAllPages(read)).rejects.toThrow('away');
});
