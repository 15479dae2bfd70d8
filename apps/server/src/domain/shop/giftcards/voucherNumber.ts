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

/** All tags under which it may be stored: those of older keys, and as they were made before spellings were compared. */
export const tagsOf = (sealer: Sealer, { giftCardSlug, cardNumber }: Numbered): Buffer[] =>
  [canonicalNumber(cardNumber), cardNumber.replace(/\s/g, '')].flatMap((spelling) =>
    sealer.fingerprints(`${giftCardSlug} ${spelling}`),
  );
