import type { EndpointName } from '@potli/api';
import type * as calls from '@potli/api/contract/adminChanges';
import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { callerOf } from '../RequestContext.ts';
import { makerOf } from './makerOf.ts';

type Names = Extract<keyof typeof calls, EndpointName>;

export const adminChangeHandlers: Pick<Handlers, Names> = {
  listCatalogueChanges: ({ services }, { query }) => services.desk.changes(query),
  getCatalogueChange: async (context, { params }) =>
    context.services.desk.change(params.id, (await callerOf(context)).id),
  decideCatalogueChange: keyedHandler('decideCatalogueChange', {
    act: async (context, { params, body }, once) =>
      context.services.desk.decide({ ...params, ...body }, await makerOf(context, 'decideCatalogueChange'), once()),
  }),
  undoCatalogueChange: keyedHandler('undoCatalogueChange', {
    act: async (context, { params }, once) =>
      context.services.desk.undo(params.id, await makerOf(context, 'undoCatalogueChange'), once()),
  }),
};
