import type { Bindings } from './bind.ts';
import { callerOf } from './RequestContext.ts';

export const profileBindings: Pick<Bindings, 'getCurrentUser' | 'createUser' | 'updateUser' | 'getRole'> = {
  async getCurrentUser(context) {
    return context.services.profiles.find((await callerOf(context)).id);
  },
  async createUser(context, { body }) {
    return context.services.profiles.create((await callerOf(context)).id, body);
  },
  async updateUser(context, { body }) {
    return context.services.profiles.update((await callerOf(context)).id, body);
  },
  async getRole(context) {
    return context.services.profiles.roleOf((await callerOf(context)).id);
  },
};
