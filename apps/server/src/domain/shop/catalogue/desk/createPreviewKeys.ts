import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';

/** Whose preview of which row, and until when. */
export interface Previewed {
  kind: CatalogueKindName;
  key: string;
  memberId: string;
  /** Ms since 1970. */
  until: number;
}

const MAC_BYTES = 16;

/** Keys of preview links: signed for one browser, not stored. */
export function createPreviewKeys(secret: string) {
  const macKey = Buffer.from(hkdfSync('sha256', secret, '', 'preview links', 32));
  const macOf = (named: string, browser: string) =>
    createHmac('sha256', macKey).update(`${named}.${browser}`).digest().subarray(0, MAC_BYTES);

  return {
    /** @param browser what only the browser of the session knows */
    keyOf(previewed: Previewed, browser: string): string {
      const named = Buffer.from(JSON.stringify(previewed)).toString('base64url');
      return `${named}.${macOf(named, browser).toString('base64url')}`;
    },

    /** Undefined for a key that was not signed for this browser. */
    read(key: string, browser: string): Previewed | undefined {
      const [named = '', mac = ''] = key.split('.');
      const given = Buffer.from(mac, 'base64url');
      if (given.length !== MAC_BYTES || !timingSafeEqual(given, macOf(named, browser))) return undefined;
      return JSON.parse(Buffer.from(named, 'base64url').toString()) as Previewed;
    },
  };
}
