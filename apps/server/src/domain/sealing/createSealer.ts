import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts what must not be readable in the database or its backups (AES-256-GCM). */
export interface Sealer {
  /** @param row names the table and the row; what is sealed for one row does not open as another's */
  seal(text: string, row: string): Buffer;
  /** @throws when the key or the row is another, or a byte was changed */
  open(sealed: Buffer, row: string): string;
}

const ALGORITHM = 'aes-256-gcm';
/** First byte of what is sealed, so that another way can follow. */
const FORM = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** @param piiKey the secret outside the database from which the key is derived */
export function createSealer(piiKey: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', piiKey, '', 'sealed columns', 32));

  return {
    seal(text, row) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv).setAAD(Buffer.from(row));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(FORM), iv, cipher.getAuthTag(), hidden]);
    },
    open(sealed, row) {
      if (sealed[0] !== FORM) throw new Error('Sealed in a form that this version does not know');
      const iv = sealed.subarray(1, 1 + IV_BYTES);
      const tag = sealed.subarray(1 + IV_BYTES, 1 + IV_BYTES + TAG_BYTES);
      const opener = createDecipheriv(ALGORITHM, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(row));
      opener.setAuthTag(tag);
      return opener.update(sealed.subarray(1 + IV_BYTES + TAG_BYTES), undefined, 'utf8') + opener.final('utf8');
    },
  };
}
