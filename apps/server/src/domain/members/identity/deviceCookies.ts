import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { browserIdOf } from '../devices/createPlaceTags.ts';

export interface DeviceCookies {
  /**
   * A cookie value for a browser in which the member has just logged in. It has the id of an earlier cookie of this browser, also
   * of another account.
   */
  issue(account: string, earlier?: string): string;
  /** Id of the browser when the value was issued for this account; else undefined. */
  read(value: string | undefined, account: string): string | undefined;
}

/**
 * Device cookies as OWASP describes them: a random id with a MAC over id and account. They grant no access; login
 * attempts with one are counted separately from those of strangers.
 */
export function createDeviceCookies(secret: string): DeviceCookies {
  const key = createHmac('sha256', secret).update('device cookies').digest();
  const macOf = (id: string, account: string) => createHmac('sha256', key).update(`${id} ${account}`).digest();

  return {
    issue(account, earlier) {
      const id = browserIdOf(earlier) ?? randomBytes(16).toString('base64url');
      return `${id}.${macOf(id, account).toString('base64url')}`;
    },
    read(value, account) {
      const [, id = '', mac = ''] = /^([\w-]{22})\.([\w-]{43})$/.exec(value ?? '') ?? [];
      const given = Buffer.from(mac, 'base64url');
      const wanted = macOf(id, account);
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined;
    },
  };
}
