import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto';
import {
  type HeadWords,
  headBytes,
  type Receipt,
  type RootWords,
  receiptBytes,
  receiptKeyId,
  rootBytes,
} from '@potli/proof';

/** Signs receipts, roots and statements with the key of a shop. */
export interface ReceiptSigner {
  /** The thumbprint of the public key. */
  keyId: string;
  /** The public key, in base64url: `x` of its JWK. */
  publicKey: string;
  /** The same receipt has the same signature at every call (RFC 8032). */
  sign(unsigned: Omit<Receipt, 'keyId' | 'signature'>): Receipt;
  /** The signature of the root of a day. */
  signRoot(root: Omit<RootWords, 'keyId'>): Buffer;
  /** The signature of the head of a statement, in base64url. */
  signHead(head: Omit<HeadWords, 'keyId'>): string;
}

/** What comes before the 32 bytes of a private key of Ed25519 in PKCS #8 (RFC 8410, 7). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** @param secret the setting `RECEIPT_KEY`, from which the key is derived */
export async function createReceiptSigner(secret: string): Promise<ReceiptSigner> {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'receipts of clicks', 32));
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const { x: publicKey = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const keyId = await receiptKeyId(publicKey);
  return {
    keyId,
    publicKey,
    sign(content) {
      const unsigned = { ...content, keyId };
      return { ...unsigned, signature: sign(null, receiptBytes(unsigned), privateKey).toString('base64url') };
    },
    signRoot: (root) => sign(null, rootBytes({ ...root, keyId }), privateKey),
    signHead: (head) => sign(null, headBytes({ ...head, keyId }), privateKey).toString('base64url'),
  };
}
