import { isVisit } from '../../domain/shop/links/isVisit.ts';
import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { callerOf } from '../RequestContext.ts';
import { shortHeader } from '../shortHeader.ts';

const toEnvelope = (link: string) => ({ status: 200, message: 'SUCCESS', response: link });

export const customLinkHandlers: Pick<Handlers, 'generateCustomLink' | 'followCustomLink' | 'listMyCustomLinks'> = {
  generateCustomLink: keyedHandler('generateCustomLink', {
    async act(context, { query }, once) {
      const { id: memberId } = await callerOf(context);
      const wanted = { memberId, address: query.url, ownHost: context.header('host') };
      return toEnvelope(await context.services.links.generate(wanted, once(toEnvelope)));
    },
  }),
  followCustomLink(context, { params }) {
    const counts = isVisit({ method: context.method, header: (name) => shortHeader(context.header(name)) });
    return context.services.links.follow(params.urlHash, { counts });
  },
  async listMyCustomLinks(context) {
    const response = await context.services.links.listOf((await callerOf(context)).id);
    return { status: 200, message: 'SUCCESS', response };
  },
};
