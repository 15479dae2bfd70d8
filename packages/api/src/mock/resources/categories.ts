import type * as calls from '../../contract/categories.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { found } from '../select.ts';

export function categoryResolvers({ categories }: Shop): ResolversOf<typeof calls> {
  return {
    listCategories: () => categories,
    getCategoryBySlug: ({ params }) => found(categories, ({ urlSlug }) => urlSlug === params.slug),
  };
}
