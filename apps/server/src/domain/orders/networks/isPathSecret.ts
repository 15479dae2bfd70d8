import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** What no caller can know: so the time does not tell whether a network is connected, or with how many secrets. */
const NOBODYS = [randomBytes(32), randomBytes(32)];

/** Whether a secret of an address is one of the network's. */
export function isPathSecret(given: string, secrets: readonly string[]): boolean {
  const sent = digest(given);
  const known = NOBODYS.map((nobodys, place) => {
    const secret = secrets[place];
    return secret === undefined ? nobodys : digest(secret);
  });
  return known.filter((each) => timingSafeEqual(each, sent)).length > 0;
}
