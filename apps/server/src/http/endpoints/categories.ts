import { cachedValue } from '../cachedResponses.ts';
import type { Handlers } from '../Handler.ts';

export const categoryHandlers: Pick<Handlers, 'listCategories' | 'getCategoryBySlug'> = {
  listCategories: (context) =>
    cachedValue(context, 'listCategories', '', () => context.services.catalogue.categories()),
  getCategoryBySlug: (context, { params: { slug } }) =>
    cachedValue(context, 'getCategoryBySlug', slug, () => context.services.catalogue.categoryBySlug(slug)),
};
