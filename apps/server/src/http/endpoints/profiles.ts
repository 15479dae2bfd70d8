import type { ProfileBody } from '@potli/api';
import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { callerOf, type RequestContext } from '../RequestContext.ts';

export const profileHandlers: Pick<Handlers, 'getCurrentUser' | 'createUser' | 'updateUser' | 'getRole'> = {
  async getCurrentUser(context) {
    return context.services.profiles.find((await callerOf(context)).id, context.header('host'));
  },
  createUser: keyedHandler('createUser', {
    async act(context, { body }, once) {
      return context.services.profiles.create(await changeOf(context, body), once());
    },
  }),
  updateUser: keyedHandler('updateUser', {
    async act(context, { body }, once) {
      return context.services.profiles.update(await changeOf(context, body), once());
    },
  }),
  async getRole(context) {
    return context.services.staff.shownRoleOf((await callerOf(context)).id);
  },
};

async function changeOf(context: RequestContext, body: ProfileBody) {
  const { id: memberId } = await callerOf(context);
  return { memberId, body, ownHost: context.header('host') };
}
