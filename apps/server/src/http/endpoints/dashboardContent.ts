import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';

type Names = 'getUserDashboard' | 'saveUserDashboard' | 'addFaqs' | 'addVideos' | 'listFaqs';

export const dashboardContentHandlers: Pick<Handlers, Names> = {
  getUserDashboard: ({ services }) => services.content.read(),
  saveUserDashboard: keyedHandler('saveUserDashboard', {
    act: ({ services }, { body }, once) => services.content.save(body, once()),
  }),
  addFaqs: keyedHandler('addFaqs', {
    act: ({ services }, { query, body }, once) => services.content.addFaqs(query.contentType, body, once()),
  }),
  addVideos: keyedHandler('addVideos', {
    act: ({ services }, { query, body }, once) => services.content.addVideos(query.contentType, body, once()),
  }),
  listFaqs: ({ services }) => services.content.faqs(),
};
