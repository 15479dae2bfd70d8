import type { Bindings } from '../bind.ts';
import { keyedBinding } from '../keyedBinding.ts';
import { callerOf } from '../RequestContext.ts';

export const profileBindings: Pick<Bindings, 'getCurrentUser' | 'createUser' | 'updateUser' | 'getRole'> = {
  async getCurrentUser(context) {
    return context.services.profiles.find((await callerOf(context)).id);
  },
  createUser: keyedBinding('createUser', {
    async act(context, { body }, once) {
      return context.services.profiles.create((await callerOf(context)).id, body, once());
    },
  }),
  updateUser: keyedBinding('updateUser', {
    async act(context, { body }, once) {
      return context.services.profiles.update((await callerOf(context)).id, body, once());
    },
  }),
  async getRole(context) {
    return context.services.profiles.roleOf((await callerOf(context)).id);
  },
};
