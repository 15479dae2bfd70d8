import type { Bindings } from './bind.ts';
import { callerOf } from './RequestContext.ts';

export const bankDetailsBindings: Pick<
  Bindings,
  'getBankDetails' | 'createBankDetails' | 'updateBankDetails' | 'stopBankChange'
> = {
  async getBankDetails(context) {
    return context.services.bank.find((await callerOf(context)).id);
  },
  async createBankDetails(context, { body }) {
    return context.services.bank.create(await callerOf(context), body);
  },
  async updateBankDetails(context, { body }) {
    return context.services.bank.update(await callerOf(context), body);
  },
  async stopBankChange({ services }, { body }) {
    await services.bank.stop(body.key);
    return { status: 200, message: 'The change is stopped, and everybody is logged out.' };
  },
};
