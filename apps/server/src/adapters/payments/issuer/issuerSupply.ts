import { toRupees } from '@potli/api/units/money';
import * as z from 'zod/mini';
import { isCleanText } from '../../../domain/platform/shared/cleanText.ts';
import type { Supplied, VoucherSupply } from '../../../domain/shop/giftcards/VoucherSupply.ts';
import { ProblemError } from '../../../errors/ProblemError.ts';
import { readRupees } from '../../../incoming/readRupees.ts';
import type { BankClient, BankFields } from '../../banks/createBankClient.ts';

const Secret = z.string().check(z.minLength(1), z.maxLength(200), z.refine(isCleanText));

const Answer = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('issued'),
    vouchers: z.array(
      z.object({
        number: Secret,
        pin: Secret,
        expiresOn: z.iso.date(),
        /** Rupees. Percentages of a value leave fractions of a paisa, and floats noise. */
        cost: z.pipe(z.union([z.number(), z.string()]), z.transform(toPaise)),
      }),
    ),
  }),
  z.object({ status: z.literal('pending') }),
  z.object({ status: z.literal('refused') }),
]);

function toPaise(cost: number | string, { issues }: z.core.ParsePayload): bigint {
  try {
    return readRupees(String(cost), 'cost');
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    issues.push({ code: 'custom', input: cost });
    return z.NEVER;
  }
}

/** An issuer, or what translates for one (docs/payments.md#issuer): an order is looked for by its reference before it is made. */
export function issuerSupply(client: BankClient): VoucherSupply {
  return async ({ reference, giftCardSlug, facePaise, count }) => {
    const known = await client({ path: `/orders/${reference}` });
    if (known.status !== 404) return read(known, count);
    const body = { reference, card: giftCardSlug, faceValue: toRupees(facePaise), count };
    return read(await client({ path: '/orders', body }), count);
  };
}

/** @throws where the answer is none of those that the shop knows: no text of it is repeated, it can hold a PIN */
function read({ status, fields }: { status: number; fields: BankFields }, count: number): Supplied {
  // what it calls wrong in the order stays wrong
  if (status === 400 || status === 422) return { result: 'refused' };
  const read = z.safeParse(Answer, fields);
  if (status >= 300 || !read.success) throw new Error(`The issuer sent no readable order (${status})`);
  const { data } = read;
  if (data.status !== 'issued') return { result: data.status };
  if (data.vouchers.length !== count) throw new Error(`The issuer sent ${data.vouchers.length} of ${count} vouchers`);
  const vouchers = data.vouchers.map(({ number, pin, expiresOn, cost }) => ({
    cardNumber: number,
    pin,
    expiresOn,
    costPaise: cost,
  }));
  return { result: 'issued', vouchers };
}
