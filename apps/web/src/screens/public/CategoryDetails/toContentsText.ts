import type { CategoryContents } from '../../../catalogue/categories.ts';

/** "12 stores and 1 gift card"; what did not load and what there is none of is not counted. */
export function toContentsText({ stores, giftCards }: Pick<CategoryContents, 'stores' | 'giftCards'>): string {
  return [counted(stores?.totalCount, 'store'), counted(giftCards?.totalCount, 'gift card')]
    .filter(Boolean)
    .join(' and ');
}

function counted(count = 0, noun: string): string {
  if (count === 0) return '';
  return `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? '' : 's'}`;
}
