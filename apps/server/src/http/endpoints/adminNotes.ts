import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { callerOf } from '../RequestContext.ts';
import { makerOf } from './makerOf.ts';

type Names = 'listCatalogueNotes' | 'addCatalogueNote' | 'takeBackCatalogueNote';

export const adminNoteHandlers: Pick<Handlers, Names> = {
  listCatalogueNotes: async (context, { params, query }) =>
    context.services.desk.notes(params, query, { memberId: (await callerOf(context)).id }),
  addCatalogueNote: keyedHandler('addCatalogueNote', {
    act: async (context, { params, body }, once) =>
      context.services.desk.addNote({ ...params, ...body }, await makerOf(context, 'addCatalogueNote'), once()),
  }),
  takeBackCatalogueNote: keyedHandler('takeBackCatalogueNote', {
    act: async (context, { params }, once) =>
      context.services.desk.takeBackNote(params, await makerOf(context, 'takeBackCatalogueNote'), once()),
  }),
};
