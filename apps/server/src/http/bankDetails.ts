import type { Bindings } from './bind.ts';
import { callerOf } from './RequestContext.ts';

export const bankDetailsBindings: Pick<Bindings, 'getBankDetails' | 'createBankDetails' | 'updateBankDetails'> = {
  async getBankDetails(context) {
    return context.services.bank.find((await callerOf(context)).id);
  },
  async createBankDetails(context, { body }) {
    return context.services.bank.create((await callerOf(context)).id, body);
  },
  async updateBankDetails(context, { body }) {
    return context.services.bank.update((await callerOf(context)).id, body);
  },
};
