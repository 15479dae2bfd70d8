import * as z from 'zod/mini';
import { cleanAddress, cleanCode, cleanLine, cleanWords } from '../text/cleanText.ts';

/** What people type or paste: a name or a line. More checks follow it. */
export const typedLine = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.overwrite(cleanLine));

/** What people type or paste: words of several lines. */
export const typedWords = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.overwrite(cleanWords));

/** What people type or paste, or a program sends: an id or an address. */
export const typedCode = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.overwrite(cleanAddress));

/** A code that people copy from elsewhere: an order number, an account number, an IFSC, a UPI ID, a PAN. */
export const copiedCode = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.overwrite(cleanCode));
