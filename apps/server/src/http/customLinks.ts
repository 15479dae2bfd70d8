import { isVisit } from '../domain/links/isVisit.ts';
import type { Bindings } from './bind.ts';
import { callerOf } from './RequestContext.ts';

export const customLinkBindings: Pick<Bindings, 'generateCustomLink' | 'followCustomLink' | 'listMyCustomLinks'> = {
  async generateCustomLink(context, { query }) {
    const { id: memberId } = await callerOf(context);
    const response = await context.services.links.generate(memberId, query.url, context.header('host'));
    return { status: 200, message: 'SUCCESS', response };
  },
  followCustomLink(context, { params }) {
    const counts = isVisit({ method: context.method, header: (name) => context.header(name) });
    return context.services.links.follow(params.urlHash, { counts });
  },
  async listMyCustomLinks(context) {
    const response = await context.services.links.listOf((await callerOf(context)).id);
    return { status: 200, message: 'SUCCESS', response };
  },
};
