import type { Bindings } from '../bind.ts';
import { keyedBinding } from '../keyedBinding.ts';
import { callerOf } from '../RequestContext.ts';

export const bankDetailsBindings: Pick<
  Bindings,
  'getBankDetails' | 'createBankDetails' | 'updateBankDetails' | 'stopBankChange'
> = {
  async getBankDetails(context) {
    return context.services.bank.find((await callerOf(context)).id);
  },
  createBankDetails: keyedBinding('createBankDetails', {
    async act(context, { body }, once) {
      return context.services.bank.create(await callerOf(context), body, once());
    },
  }),
  updateBankDetails: keyedBinding('updateBankDetails', {
    async act(context, { body }, once) {
      return context.services.bank.update(await callerOf(context), body, once());
    },
  }),
  async stopBankChange({ services }, { body }) {
    await services.bank.stop(body.key);
    return { status: 200, message: 'The change is stopped, and you are logged out on all devices.' };
  },
};
