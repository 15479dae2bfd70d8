import type { Bindings } from '../bind.ts';
import { keyedBinding } from '../keyedBinding.ts';

type Names = 'getUserDashboard' | 'saveUserDashboard' | 'addFaqs' | 'addVideos' | 'listFaqs';

export const dashboardContentBindings: Pick<Bindings, Names> = {
  getUserDashboard: ({ services }) => services.content.read(),
  saveUserDashboard: keyedBinding('saveUserDashboard', {
    act: ({ services }, { body }, once) => services.content.save(body, once()),
  }),
  addFaqs: keyedBinding('addFaqs', {
    act: ({ services }, { query, body }, once) => services.content.addFaqs(query.contentType, body, once()),
  }),
  addVideos: keyedBinding('addVideos', {
    act: ({ services }, { query, body }, once) => services.content.addVideos(query.contentType, body, once()),
  }),
  listFaqs: ({ services }) => services.content.faqs(),
};
