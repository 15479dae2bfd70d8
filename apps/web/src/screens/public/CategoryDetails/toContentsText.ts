import type { CategoryContents } from '../../../features/catalogue/categories.ts';
import { pluralize } from '../../../lib/pluralize.ts';

/** "12 stores and 1 gift card"; what did not load and what there is none of is not counted. */
export function toContentsText({ stores, giftCards }: Pick<CategoryContents, 'stores' | 'giftCards'>): string {
  return [countText(stores?.totalCount, 'store'), countText(giftCards?.totalCount, 'gift card')]
    .filter(Boolean)
    .join(' and ');
}

const countText = (count = 0, noun: string) => (count === 0 ? '' : pluralize(count, noun));
