import * as z from 'zod/mini';
import { type AddressKind, readAddress } from '../link/webAddress.ts';
import { Amount, Instant } from './common.ts';
import { typedLine, typedWords } from './typedText.ts';

export const slug = z
  .string()
  .check(
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Must be small letters and digits, with hyphens between words: mela-bazaar'),
    z.maxLength(120),
  );
export const line = typedLine().check(z.minLength(1), z.maxLength(300));
export const optionalLine = z._default(typedLine().check(z.maxLength(300)), '');
/** Text with HTML. The import sanitises every field of this type. */
export const Html = z._default(typedWords().check(z.maxLength(20_000)), '');
/** An address, percent-encoded. The pattern is for editors; `readAddress` checks the address. */
function address(kind: AddressKind, pattern: RegExp, form: string) {
  const text = z.string().check(z.maxLength(2048), z.regex(pattern, `Must begin with ${form}`));
  return z.pipe(
    text,
    z.transform((given: string, context) => {
      const read = readAddress(given, kind);
      if (read.href !== undefined) return read.href;
      context.issues.push({ code: 'custom', message: read.problem, input: given });
      return z.NEVER;
    }),
  );
}

export const picture = address('picture', /^(https:\/\/|\/(?![/\\]))/, 'https://, or with / for a file of the shop');
export const link = address('link', /^https?:\/\//, 'https:// or http://');
/** A page of this shop (`/…`) or an http(s) address. */
export const target = address('page', /^(https?:\/\/|\/(?![/\\]))/, 'https://, or with / for a page of the shop');
export const position = z.number().check(z.int(), z.gte(0), z.lte(1_000_000));
export const rank = z.optional(position);
export const lines = z._default(z.array(line), []);
export const flag = z._default(z.boolean(), false);

/** Percent of the sale, or fixed rupees. */
export const percentOrAmount = {
  percent: z._default(z.number().check(z.gte(0), z.lte(100)), 0),
  amount: z._default(Amount, 0),
};

/**
 * When visitors see a row. In a document an absent field leaves what the shop has, so that a document that says nothing
 * of it puts nothing back; null takes a date away.
 */
export const shown = {
  /** Taken off: not shown, whatever the dates are. */
  off: z.optional(z.boolean()),
  /** It appears at this moment. */
  liveFrom: z.optional(z.nullable(Instant)),
  /** It vanishes at this moment. */
  liveUntil: z.optional(z.nullable(Instant)),
};
