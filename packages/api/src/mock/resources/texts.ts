import type * as calls from '../../contract/texts.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { found } from '../select.ts';

export function textResolvers({ texts }: Shop): ResolversOf<typeof calls> {
  return { getText: ({ params }) => found(texts, ({ key }) => key === params.key) };
}
