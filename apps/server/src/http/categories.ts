import type { Bindings } from './bind.ts';
import { cachedValue } from './cachedAnswers.ts';

export const categoryBindings: Pick<Bindings, 'listCategories'> = {
  listCategories: (context) =>
    cachedValue(context, 'listCategories', '', () => context.services.catalogue.categories()),
};
