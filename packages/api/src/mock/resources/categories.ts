import type { Shop } from '../createShop.ts';
import type { Resolvers } from '../http/createHandlers.ts';
import { found } from '../select.ts';

export function categoryResolvers({ categories }: Shop): Pick<Resolvers, 'listCategories' | 'getCategoryBySlug'> {
  return {
    listCategories: () => categories,
    getCategoryBySlug: ({ params }) => found(categories, ({ urlSlug }) => urlSlug === params.slug),
  };
}
