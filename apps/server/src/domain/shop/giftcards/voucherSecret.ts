import * as z from 'zod/mini';
import type { Sealer } from '../../platform/sealing/createSealer.ts';

const VoucherSecret = z.object({ cardNumber: z.string(), pin: z.string() });

/** The secret of a voucher: both together are as good as money. */
export type VoucherSecret = z.infer<typeof VoucherSecret>;

/** The name under which a row is sealed. */
export const voucherRow = (id: string) => `gift_card_voucher ${id}`;

export function sealVoucher(sealer: Sealer, id: string, { cardNumber, pin }: VoucherSecret): Buffer {
  return sealer.seal(JSON.stringify({ cardNumber, pin }), voucherRow(id));
}

export function openVoucher(sealer: Sealer, id: string, sealed: Buffer): VoucherSecret {
  return z.parse(VoucherSecret, JSON.parse(sealer.open(sealed, voucherRow(id))));
}
