import type { Bindings } from '../bind.ts';
import { cachedValue } from '../cachedAnswers.ts';

export const categoryBindings: Pick<Bindings, 'listCategories' | 'getCategoryBySlug'> = {
  listCategories: (context) =>
    cachedValue(context, 'listCategories', '', () => context.services.catalogue.categories()),
  getCategoryBySlug: (context, { params: { slug } }) =>
    cachedValue(context, 'getCategoryBySlug', slug, () => context.services.catalogue.categoryBySlug(slug)),
};
