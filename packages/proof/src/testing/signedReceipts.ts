import { toBase64url } from '../base64url.ts';
import type { Receipt } from '../Receipt.ts';
import { type ReceiptKey, receiptKeyId } from '../ReceiptKeys.ts';
import { receiptBytes, termsHash } from '../receiptBytes.ts';

/** A key of a shop, with its secret half. */
export interface SigningKey {
  privateKey: CryptoKey;
  published: ReceiptKey;
}

/** What of a receipt is said before it is signed. */
export type Unsigned = Omit<Receipt, 'keyId' | 'signature'>;

/** A new key. */
export async function makeKey(validUntil: string | null = null): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('privateKey' in pair)) throw new Error('not a pair of keys');
  const { privateKey, publicKey } = pair;
  const { x = '' } = await crypto.subtle.exportKey('jwk', publicKey);
  const published: ReceiptKey = {
    id: await receiptKeyId(x),
    algorithm: 'Ed25519',
    publicKey: { kty: 'OKP', crv: 'Ed25519', x },
    validFrom: '2026-01-01T00:00:00.000Z',
    validUntil,
  };
  return { privateKey, published };
}

/** The receipt of a shop with that key. */
export async function signedBy({ privateKey, published }: SigningKey, content: Unsigned): Promise<Receipt> {
  const unsigned = { ...content, keyId: published.id };
  const signature = await crypto.subtle.sign('Ed25519', privateKey, receiptBytes(unsigned));
  return { ...unsigned, signature: toBase64url(new Uint8Array(signature)) };
}

const audio = {
  appliesTo: 'Audio और ₹',
  kind: 'sale',
  basisPoints: '900',
  amountPaise: '0',
  capPaise: '50000',
  minimumPaise: null,
  newUsersOnly: 'no',
  from: null,
  to: '2026-12-01T00:00:00.000Z',
  isUsual: 'yes',
} as const;

/** A click by which two rates were promised. */
export const content: Unsigned = {
  type: 'potli receipt 1',
  clickId: '019aa0c5-2f40-7000-8000-000000000001',
  memberId: '42',
  at: '2026-11-21T05:00:00.000Z',
  source: 'OFFER',
  item: { kind: 'OFFER', id: '7', name: 'Dhoom 700', sentTo: 'shop.dhoom.example' },
  rates: {
    version: '3',
    rows: [audio, { ...audio, appliesTo: 'Rest', basisPoints: '0', amountPaise: '7500', isUsual: 'no' }],
  },
  terms: {
    texts: ['Not on gift wrap.', 'Within 24 hours.'],
    hash: await termsHash(['Not on gift wrap.', 'Within 24 hours.']),
  },
};
