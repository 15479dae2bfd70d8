import type * as calls from '@potli/api/contract/adminMembers';
import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { accountOperatorOf } from '../RequestContext.ts';

export const adminMemberHandlers: Pick<Handlers, keyof typeof calls & keyof Handlers> = {
  listMembers: ({ services }, { query: { text, ...page } }) => services.memberFiles.find(text, page),
  getMemberFile: async (context, { params }) =>
    context.services.memberFiles.open(params.id, await accountOperatorOf(context, 'getMemberFile')),
  listMemberEvents: async (context, { params, query }) =>
    context.services.memberFiles.events(params.id, query, await accountOperatorOf(context, 'listMemberEvents')),
  suspendMember: keyedHandler('suspendMember', {
    act: async (context, { params, body }, once) => {
      const by = await accountOperatorOf(context, 'suspendMember');
      return context.services.memberFiles.suspend(params.id, body.reason, by, once());
    },
  }),
  unsuspendMember: keyedHandler('unsuspendMember', {
    act: async (context, { params }, once) =>
      context.services.memberFiles.unsuspend(params.id, await accountOperatorOf(context, 'unsuspendMember'), once()),
  }),
  forfeitMember: keyedHandler('forfeitMember', {
    act: async (context, { params, body }, once) => {
      const by = await accountOperatorOf(context, 'forfeitMember');
      return context.services.memberFiles.forfeit(params.id, body, by, once());
    },
  }),
};
