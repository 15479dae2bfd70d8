import Negotiator from 'negotiator';
import type { Encoding } from './EncodedBody.ts';
import { shortHeader } from './shortHeader.ts';

/** All there are, the better one first. */
export const encodings = ['br', 'gzip'] as const;

/** The published types do not know this option yet (@types/negotiator 0.6). */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { preferred: readonly string[] }): string[];
}

/** The best of these encodings for a caller who accepts `header`; undefined where plain bytes are better, or it says nothing. */
export function preferredEncoding(available: readonly Encoding[], header: string | undefined): Encoding | undefined {
  const accepted = shortHeader(header);
  if (accepted === undefined) return undefined;
  // the library knows `q` in lower case only (negotiator 1.0)
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': accepted.toLowerCase() } });
  const [best] = negotiator.encodings([...available, 'identity'], { preferred: available });
  return available.find((each) => each === best);
}
