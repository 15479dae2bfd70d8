import { createHmac, createSecretKey, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type MailKind, mailKinds } from '@potli/api';

/** Mails that a link switches off. */
interface Unsubscription {
  memberId: bigint;
  kind: MailKind;
}

const MAC_BYTES = 16;
const SHAPE = /^([1-9][0-9]{0,18})\.([a-zA-Z]+)\.([\w-]{22})$/;

/**
 * Keys of links that switch one kind of mail off for one member. They are signed, not stored, and hold for ever: a mail may be
 * read years later.
 */
export function createUnsubscribeKeys(secret: string) {
  const macKey = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'unsubscribe links', 32)));
  const macOf = (signed: string) => createHmac('sha256', macKey).update(signed).digest().subarray(0, MAC_BYTES);

  return {
    keyOf({ memberId, kind }: Unsubscription): string {
      const signed = `${memberId}.${kind}`;
      return `${signed}.${macOf(signed).toString('base64url')}`;
    },

    /** Undefined for a key that we did not sign. */
    read(key: string): Unsubscription | undefined {
      const [, id = '', name = '', mac = ''] = SHAPE.exec(key) ?? [];
      const kind = mailKinds.find((one) => one === name);
      const given = Buffer.from(mac, 'base64url');
      const isSigned = given.length === MAC_BYTES && timingSafeEqual(given, macOf(`${id}.${name}`));
      return isSigned && kind ? { memberId: BigInt(id), kind } : undefined;
    },
  };
}
