import type { Bindings } from './bind.ts';
import { adminOf } from './RequestContext.ts';

type Names = 'getUserDashboard' | 'saveUserDashboard' | 'addFaqs' | 'addVideos' | 'listFaqs';

export const dashboardContentBindings: Pick<Bindings, Names> = {
  getUserDashboard: ({ services }) => services.content.read(),
  async saveUserDashboard(context, { body }) {
    await adminOf(context);
    return context.services.content.save(body);
  },
  async addFaqs(context, { query, body }) {
    await adminOf(context);
    return context.services.content.addFaqs(query.contentType, body);
  },
  async addVideos(context, { query, body }) {
    await adminOf(context);
    return context.services.content.addVideos(query.contentType, body);
  },
  listFaqs: ({ services }) => services.content.faqs(),
};
