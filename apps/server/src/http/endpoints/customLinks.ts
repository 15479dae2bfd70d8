import { isVisit } from '../../domain/links/isVisit.ts';
import type { Bindings } from '../bind.ts';
import { keyedBinding } from '../keyedBinding.ts';
import { callerOf } from '../RequestContext.ts';
import { shortHeader } from '../shortHeader.ts';

const toEnvelope = (link: string) => ({ status: 200, message: 'SUCCESS', response: link });

export const customLinkBindings: Pick<Bindings, 'generateCustomLink' | 'followCustomLink' | 'listMyCustomLinks'> = {
  generateCustomLink: keyedBinding('generateCustomLink', {
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
