import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { makerOf } from './makerOf.ts';

type Names = 'getUserDashboard' | 'saveUserDashboard' | 'addFaqs' | 'addVideos' | 'listFaqs';

export const dashboardContentHandlers: Pick<Handlers, Names> = {
  getUserDashboard: ({ services }) => services.content.read(),
  saveUserDashboard: keyedHandler('saveUserDashboard', {
    act: async (context, { body }, once) =>
      context.services.content.save(body, await makerOf(context, 'saveUserDashboard'), once()),
  }),
  addFaqs: keyedHandler('addFaqs', {
    act: async (context, { query: { contentType }, body }, once) =>
      context.services.content.addFaqs({ contentType, added: body, maker: await makerOf(context, 'addFaqs') }, once()),
  }),
  addVideos: keyedHandler('addVideos', {
    act: async (context, { query: { contentType }, body }, once) =>
      context.services.content.addVideos(
        { contentType, added: body, maker: await makerOf(context, 'addVideos') },
        once(),
      ),
  }),
  listFaqs: ({ services }) => services.content.faqs(),
};
