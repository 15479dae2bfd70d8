import { createHmac } from 'node:crypto';

/** Where a call comes from. */
export interface Place {
  /** Network address; empty for calls from inside this process. */
  ip: string;
  /** The device cookie of an earlier login with this browser, if it was sent. */
  device?: string | undefined;
}

/** From inside this process. */
export const NOWHERE: Place = { ip: '' };

export type PlaceTags = ReturnType<typeof createPlaceTags>;

const TAG_BYTES = 16;

/** Ids that clients send where they know none. */
const NO_ID = /^(unknown|undefined|null|none|anonymous|visitor|device|browser|sandbox|demo-.*)$/i;
/** Zeros, or the same letter again and again. */
const ONE_SIGN = /^[^a-z0-9]*(?:([a-z0-9])(?:\1|[^a-z0-9])*)?$/i;
/** Shorter ones are likely to be the same by chance. */
const SHORTEST_ID = 6;

/**
 * Names of devices and network addresses that can be compared and not read: HMACs with the host's key. Without the key no
 * address can be tried out. Another `JWT_SECRET` makes other tags, as it ends all sessions.
 */
export function createPlaceTags(secret: string) {
  const key = createHmac('sha256', secret).update('places of members').digest();
  const tag = (kind: string, text: string) =>
    createHmac('sha256', key).update(`${kind} ${text}`).digest().subarray(0, TAG_BYTES);

  return {
    /** Of the browser whose device cookie was sent, whosever login made the cookie; null without one. */
    ofCookie(cookie: string | undefined): Buffer | null {
      const id = browserIdOf(cookie);
      return id === undefined ? null : tag('cookie', id);
    },
    /** Of the device that a click names; null where it names none. */
    ofVisitor(visitorId: string): Buffer | null {
      const id = visitorId.trim();
      return id.length < SHORTEST_ID || NO_ID.test(id) || ONE_SIGN.test(id) ? null : tag('visitor', id);
    },
    /** Null for a call from inside this process. */
    ofAddress: (ip: string): Buffer | null => (ip === '' ? null : tag('address', ip)),
  };
}

/** The random id in a device cookie (`createDeviceCookies`); undefined for anything else. */
export const browserIdOf = (cookie: string | undefined): string | undefined =>
  /^([\w-]{22})\.[\w-]{43}$/.exec(cookie ?? '')?.[1];
