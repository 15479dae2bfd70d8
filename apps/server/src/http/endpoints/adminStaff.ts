import type * as calls from '@potli/api/contract/adminStaff';
import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { accountOperatorOf } from '../RequestContext.ts';

export const adminStaffHandlers: Pick<Handlers, keyof typeof calls & keyof Handlers> = {
  listStaffMembers: async (context, { query }) =>
    context.services.roles.staff(query, await accountOperatorOf(context, 'listStaffMembers')),
  giveStaffRole: keyedHandler('giveStaffRole', {
    act: async (context, { body }, once) =>
      context.services.roles.give(body, await accountOperatorOf(context, 'giveStaffRole'), once()),
  }),
  changeStaffRole: keyedHandler('changeStaffRole', {
    act: async (context, request, once) =>
      context.services.roles.change(request, await accountOperatorOf(context, 'changeStaffRole'), once()),
  }),
  listStaffTokens: ({ services }, { query }) => services.roles.tokens(query),
  createStaffToken: keyedHandler('createStaffToken', {
    act: async (context, { body }, once) => {
      const by = await accountOperatorOf(context, 'createStaffToken');
      // a stored answer would show it again
      return context.services.roles.createToken(
        body,
        by,
        once((made) => ({ ...made, token: null })),
      );
    },
  }),
  revokeStaffToken: keyedHandler('revokeStaffToken', {
    act: async (context, { params }, once) =>
      context.services.roles.revokeToken(params.name, await accountOperatorOf(context, 'revokeStaffToken'), once()),
  }),
};
