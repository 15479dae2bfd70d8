import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName } from '../RequestContext.ts';

type Names = 'getUserDashboard' | 'saveUserDashboard' | 'addFaqs' | 'addVideos' | 'listFaqs';

export const dashboardContentHandlers: Pick<Handlers, Names> = {
  getUserDashboard: ({ services }) => services.content.read(),
  saveUserDashboard: keyedHandler('saveUserDashboard', {
    act: async (context, { body }, once) => {
      const by = { who: await adminName(context), action: 'saveUserDashboard' };
      return context.services.content.save(body, by, once());
    },
  }),
  addFaqs: keyedHandler('addFaqs', {
    act: async (context, { query: { contentType }, body }, once) =>
      context.services.content.addFaqs({ contentType, added: body, who: await adminName(context) }, once()),
  }),
  addVideos: keyedHandler('addVideos', {
    act: async (context, { query: { contentType }, body }, once) =>
      context.services.content.addVideos({ contentType, added: body, who: await adminName(context) }, once()),
  }),
  listFaqs: ({ services }) => services.content.faqs(),
};
