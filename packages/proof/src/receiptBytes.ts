import { netstrings } from './netstrings.ts';
import { type Receipt, type ReceiptRate, receiptType } from './Receipt.ts';
import { sha256 } from './sha256.ts';

/** The bytes that the shop signs: all of a receipt but the texts of the terms, which their hash stands for. */
export function receiptBytes(receipt: Omit<Receipt, 'signature'>): Uint8Array<ArrayBuffer> {
  const { keyId, clickId, memberId, at, source, item, rates, terms } = receipt;
  return netstrings([
    receiptType,
    keyId,
    clickId,
    memberId,
    String(Date.parse(at)),
    source,
    item.kind,
    item.id,
    item.name ?? '',
    item.sentTo ?? '',
    terms?.hash ?? '',
    rates.version ?? '',
    // so many times ten texts follow
    String(rates.rows.length),
    ...rates.rows.flatMap(rateTexts),
  ]);
}

const msOf = (at: string | null) => (at === null ? '' : String(Date.parse(at)));

const rateTexts = (rate: ReceiptRate): string[] => [
  rate.appliesTo,
  rate.kind,
  rate.basisPoints,
  rate.amountPaise,
  rate.capPaise ?? '',
  rate.minimumPaise ?? '',
  rate.newUsersOnly,
  msOf(rate.from),
  msOf(rate.to),
  rate.isUsual,
];

/** The hash of the terms as they were shown, in hexadecimal. */
export const termsHash = (texts: readonly string[]): Promise<string> => sha256(['potli terms 1', ...texts]);
