import { isUuidV7, uuidOf } from '@potli/api/units/uuid';
import { fromShortClickId } from '../../domain/shop/clicks/shortClickId.ts';
import { plainText } from '../../incoming/plainText.ts';

/** What networks put around or into an id: `{…}`, `"…"`, hyphens, blanks, a plus for a blank. */
const AROUND = /[-\s{}[\]()"'`<>+]/g;
/** Once by the shop's link, once by the network's redirect, once by its postback. */
const MOST_ENCODINGS = 3;

/** Our click id as the network sent it back, in full or short; null for anything that is none, as an order may be known without it. */
export function readClickId(text: string): string | null {
  const bare = plainText(decoded(text.slice(0, 200)))
    .replace(AROUND, '')
    .toLowerCase();
  const id = uuidOf(bare);
  return id && isUuidV7(id) ? id : (fromShortClickId(bare) ?? null);
}

/** `%7B`, `%257B` and `%25257B` are all a brace. */
function decoded(text: string): string {
  let plain = text;
  for (let times = 0; times < MOST_ENCODINGS; times += 1) {
    plain = plain.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
  return plain;
}

/** When the click happened: its id begins with the milliseconds since 1970. */
export const timeOfClick = (clickId: string): Date =>
  new Date(Number.parseInt(clickId.slice(0, 8) + clickId.slice(9, 13), 16));
