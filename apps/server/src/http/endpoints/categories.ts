import { cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

export const categoryHandlers: Pick<Handlers, 'listCategories' | 'getCategoryBySlug'> = {
  listCategories: cachedValue((catalogue) => catalogue.categories()),
  getCategoryBySlug: cachedValue((catalogue, { params: { slug } }) => catalogue.categoryBySlug(slug)),
};
