import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export interface DeviceCookies {
  /** A new cookie's value for a browser in which somebody has just proved that the account is theirs. */
  issue(account: string): string;
  /** Id of the browser, where the value was given out to this account; undefined for any other. */
  read(value: string | undefined, account: string): string | undefined;
}

/**
 * Device cookies as OWASP describes them: a random id with a MAC over id and account. They open nothing by themselves;
 * a try that brings one is counted apart from those of strangers.
 */
export function createDeviceCookies(secret: string): DeviceCookies {
  const key = createHmac('sha256', secret).update('device cookies').digest();
  const macOf = (id: string, account: string) => createHmac('sha256', key).update(`${id} ${account}`).digest();

  return {
    issue(account) {
      const id = randomBytes(16).toString('base64url');
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
