import type { Bindings } from './bind.ts';
import { keyedBinding } from './keyedBinding.ts';
import { callerOf } from './RequestContext.ts';

export const bankDetailsBindings: Pick<Bindings, 'getBankDetails' | 'createBankDetails' | 'updateBankDetails'> = {
  async getBankDetails(context) {
    return context.services.bank.find((await callerOf(context)).id);
  },
  createBankDetails: keyedBinding('createBankDetails', {
    async act(context, { body }, once) {
      return context.services.bank.create((await callerOf(context)).id, body, once());
    },
  }),
  updateBankDetails: keyedBinding('updateBankDetails', {
    async act(context, { body }, once) {
      return context.services.bank.update((await callerOf(context)).id, body, once());
    },
  }),
};
