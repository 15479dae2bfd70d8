import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { callerOf } from '../RequestContext.ts';

export const bankDetailsHandlers: Pick<
  Handlers,
  'getBankDetails' | 'getPayoutKinds' | 'createBankDetails' | 'updateBankDetails' | 'stopBankChange'
> = {
  async getBankDetails(context) {
    return context.services.bank.find((await callerOf(context)).id);
  },
  async getPayoutKinds(context) {
    return context.services.bank.kinds((await callerOf(context)).id);
  },
  createBankDetails: keyedHandler('createBankDetails', {
    async act(context, { body }, once) {
      return context.services.bank.create(await callerOf(context), body, once());
    },
  }),
  updateBankDetails: keyedHandler('updateBankDetails', {
    async act(context, { body }, once) {
      return context.services.bank.update(await callerOf(context), body, once());
    },
  }),
  async stopBankChange({ services }, { body }) {
    await services.bank.stop(body.key);
    return { status: 200, message: 'The change is stopped, and you are logged out on all devices.' };
  },
};
