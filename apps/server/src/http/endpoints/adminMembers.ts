import type * as calls from '@potli/api/contract/adminMembers';
import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName, callerOf, type RequestContext } from '../RequestContext.ts';

export const adminMemberHandlers: Pick<Handlers, keyof typeof calls & keyof Handlers> = {
  listMembers: ({ services }, { query: { text, ...page } }) => services.memberFiles.find(text, page),
  getMemberFile: async (context, { params }) =>
    context.services.memberFiles.open(params.id, await operatorOf(context, 'getMemberFile')),
  listMemberEvents: async (context, { params, query }) =>
    context.services.memberFiles.events(params.id, query, await operatorOf(context, 'listMemberEvents')),
  suspendMember: keyedHandler('suspendMember', {
    act: async (context, { params, body }, once) => {
      const by = await operatorOf(context, 'suspendMember');
      return context.services.memberFiles.suspend(params.id, body.reason, by, once());
    },
  }),
  unsuspendMember: keyedHandler('unsuspendMember', {
    act: async (context, { params }, once) =>
      context.services.memberFiles.unsuspend(params.id, await operatorOf(context, 'unsuspendMember'), once()),
  }),
  forfeitMember: keyedHandler('forfeitMember', {
    act: async (context, { params, body }, once) => {
      const by = await operatorOf(context, 'forfeitMember');
      return context.services.memberFiles.forfeit(params.id, body, by, once());
    },
  }),
};

/** Who calls, with what they may do. */
async function operatorOf(context: RequestContext, action: string) {
  const caller = await callerOf(context);
  const rights = await context.services.staff.allowedTo(caller);
  return { who: await adminName(context), action, caller: { id: caller.id, rights } };
}
