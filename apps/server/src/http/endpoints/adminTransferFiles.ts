import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { adminName, type RequestContext } from '../RequestContext.ts';

const operator = async (context: RequestContext, action: string) => ({ who: await adminName(context), action });

export const adminTransferFileHandlers: Pick<
  Handlers,
  | 'getTransferQueue'
  | 'listTransferFiles'
  | 'makeTransferFile'
  | 'downloadTransferFile'
  | 'withdrawTransferFile'
  | 'readReturnFile'
> = {
  getTransferQueue: ({ services }) => services.transferFiles.queue(),
  listTransferFiles: ({ services }, { query }) => services.transferFiles.list(query),
  makeTransferFile: keyedHandler('makeTransferFile', {
    act: async (context, { body: { waiting } }, once) =>
      context.services.transferFiles.make(waiting, await operator(context, 'makeTransferFile'), once()),
  }),
  downloadTransferFile: keyedHandler('downloadTransferFile', {
    act: async (context, { params: { name } }, once) =>
      context.services.transferFiles.take(
        name,
        await operator(context, 'downloadTransferFile'),
        once(() => null),
      ),
    // the file itself is not stored with the key
    repeat: (context, { params: { name } }) => context.services.transferFiles.takeAgain(name),
  }),
  withdrawTransferFile: keyedHandler('withdrawTransferFile', {
    act: async (context, { params: { name } }, once) =>
      context.services.transferFiles.withdraw(name, await operator(context, 'withdrawTransferFile'), once()),
  }),
  readReturnFile: keyedHandler('readReturnFile', {
    act: async (context, { body }, once) =>
      context.services.transferFiles.readReturn(body, await operator(context, 'readReturnFile'), once()),
  }),
};
