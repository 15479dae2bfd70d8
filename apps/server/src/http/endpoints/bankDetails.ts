import type { BankWriteBody } from '@potli/api';
import type { BankWrite } from '../../domain/members/bank/createBankService.ts';
import type { Handlers } from '../Handler.ts';
import { keyedHandler } from '../keyedHandler.ts';
import { placeOf } from '../placeOf.ts';
import { callerOf, type RequestContext } from '../RequestContext.ts';

async function toWrite(context: RequestContext, { password, code, ...body }: BankWriteBody): Promise<BankWrite> {
  return { caller: await callerOf(context), place: placeOf(context), body, password, code };
}

export const bankDetailsHandlers: Pick<
  Handlers,
  'getBankDetails' | 'getPayoutKinds' | 'createBankDetails' | 'updateBankDetails' | 'sendBankCode' | 'stopBankChange'
> = {
  async getBankDetails(context) {
    return context.services.bank.find((await callerOf(context)).id);
  },
  async getPayoutKinds(context) {
    return context.services.bank.kinds((await callerOf(context)).id);
  },
  createBankDetails: keyedHandler('createBankDetails', {
    async act(context, { body }, once) {
      return context.services.bank.create(await toWrite(context, body), once());
    },
  }),
  updateBankDetails: keyedHandler('updateBankDetails', {
    async act(context, { body }, once) {
      return context.services.bank.update(await toWrite(context, body), once());
    },
  }),
  async sendBankCode(context) {
    await context.services.bank.sendCode(await callerOf(context), placeOf(context));
    return { status: 200, message: 'A code is on its way to your e-mail address.' };
  },
  async stopBankChange(context, { body }) {
    await context.services.bank.stop(body.key, placeOf(context));
    return { status: 200, message: 'The change is stopped, and you are logged out on all devices.' };
  },
};
