import { isUuidV7, UUID_WITHIN, uuidOf } from '@potli/api/units/uuid';
import { fromShortClickId } from '../../domain/shop/clicks/shortClickId.ts';
import { plainText } from '../../incoming/plainText.ts';

/** What networks put around or into an id: `{…}`, `"…"`, hyphens, blanks, a plus for a blank. */
const AROUND = /[-\s{}[\]()"'`<>+]/g;
/** A whole id, and no part of a longer one. */
const WITHIN = new RegExp(`(?<![0-9a-f])${UUID_WITHIN.source}(?![0-9a-f])`, 'gi');
/** Once by the shop's link, once by the network's redirect, once by its postback. */
const MOST_ENCODINGS = 3;

/**
 * Our click id as the network sent it back, in full or short, also with more before or behind it (`…_mobile`, `sub=…`); null for
 * anything that is none and for several, as an order may be known without it.
 */
export function readClickId(text: string): string | null {
  const plain = plainText(decoded(text.slice(0, 200)));
  const bare = plain.replace(AROUND, '').toLowerCase();
  const id = uuidOf(bare);
  if (id && isUuidV7(id)) return id;
  return fromShortClickId(bare) ?? idWithin(plain);
}

function idWithin(text: string): string | null {
  const ids = new Set((text.replaceAll('_', '-').match(WITHIN) ?? []).map(uuidOf));
  const [id = '', other] = ids;
  return other === undefined && isUuidV7(id) ? id : null;
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
