import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { callerOf } from '../RequestContext.ts';

export const profileHandlers: Pick<Handlers, 'getCurrentUser' | 'createUser' | 'updateUser' | 'getRole'> = {
  async getCurrentUser(context) {
    return context.services.profiles.find((await callerOf(context)).id);
  },
  createUser: keyedHandler('createUser', {
    async act(context, { body }, once) {
      return context.services.profiles.create((await callerOf(context)).id, body, once());
    },
  }),
  updateUser: keyedHandler('updateUser', {
    async act(context, { body }, once) {
      return context.services.profiles.update((await callerOf(context)).id, body, once());
    },
  }),
  async getRole(context) {
    return context.services.profiles.roleOf((await callerOf(context)).id);
  },
};
