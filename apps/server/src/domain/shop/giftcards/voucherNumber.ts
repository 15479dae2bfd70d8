import type { Sealer } from '../../platform/sealing/createSealer.ts';

interface Numbered {
  giftCardSlug: string;
  cardNumber: string;
}

/**
 * A card number in its one spelling, to tell whether two are the same: lists write `ABCD-1234 5678`, `abcd12345678`. Stored and
 * shown as it came.
 */
export const canonicalNumber = (cardNumber: string): string => cardNumber.replace(/[\s\p{Pd}]/gu, '').toUpperCase();

/** By which a voucher that comes twice is recognised. */
export const tagOf = (sealer: Sealer, { giftCardSlug, cardNumber }: Numbered): Buffer =>
  sealer.fingerprint(`${giftCardSlug} ${canonicalNumber(cardNumber)}`);

/** As tags were made before spellings were compared: such ones are stored. */
export const olderTagOf = (sealer: Sealer, { giftCardSlug, cardNumber }: Numbered): Buffer =>
  sealer.fingerprint(`${giftCardSlug} ${cardNumber.replace(/\s/g, '')}`);
