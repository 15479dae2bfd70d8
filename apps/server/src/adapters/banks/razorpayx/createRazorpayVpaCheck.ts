import type { CheckVpa } from '../../../domain/members/bank/CheckVpa.ts';
import { type BankClient, fieldsIn, textIn } from '../createBankClient.ts';

/**
 * Names the person whom a UPI ID pays (https://razorpay.com/docs/payments/payment-methods/upi/vpa-validation/). An account
 * without this service gets 400 as well, so only its words for a wrong ID refuse one.
 */
export function createRazorpayVpaCheck(client: BankClient): CheckVpa {
  return async (vpa, signal) => {
    const { status, fields } = await client({ path: '/v1/payments/validate/vpa', body: { vpa }, signal });
    if (status === 200 && fields.success === false) return { result: 'refused' };
    const name = textIn(fields.customer_name);
    if (status === 200 && fields.success === true && name !== undefined) return { result: 'named', name };
    const { reason, description } = fieldsIn(fields.error);
    const isWrong = reason === 'invalid_vpa' || /^invalid vpa/i.test(textIn(description) ?? '');
    return { result: status === 400 && isWrong ? 'refused' : 'unknown' };
  };
}
