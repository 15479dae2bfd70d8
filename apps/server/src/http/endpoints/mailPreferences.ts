import type { Handlers } from '../Handler.ts';
import { callerOf } from '../RequestContext.ts';

type Names = 'getMailPreferences' | 'updateMailPreference' | 'unsubscribe' | 'openUnsubscribe';

export const mailPreferenceHandlers: Pick<Handlers, Names> = {
  getMailPreferences: async (context) => context.services.mailPreferences.of((await callerOf(context)).id),
  async updateMailPreference(context, { body: { kind, wanted } }) {
    return context.services.mailPreferences.save((await callerOf(context)).id, kind, wanted);
  },
  async unsubscribe({ services }, { query }) {
    await services.mailPreferences.unsubscribe(query.key);
    return { status: 200, message: 'Mails like this one are switched off.' };
  },
  openUnsubscribe: async ({ services }, { query }) => services.mailPreferences.pageOf(query.key),
};
