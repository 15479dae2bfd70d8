/** What may stand before the @, between dots: letters of any script, digits and the signs that mail servers accept. */
const LOCAL = /[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+/u.source;
/** One name between the dots after the @, of any script. */
const LABEL = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u.source;
const EMAIL = new RegExp(String.raw`^${LOCAL}(?:\.${LOCAL})*@${LABEL}(?:\.${LABEL})+$`, 'u');
/** Invisible characters among the above: joiners, fillers, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;

/**
 * Text, an @, text, a dot, text, no spaces; no address that could be read as several, that mail servers refuse, or that
 * looks like another one. The length is checked before any pattern.
 */
export function isEmail(text: string): boolean {
  return text.length <= 254 && text.indexOf('@') <= 64 && EMAIL.test(text) && !INVISIBLE.test(text);
}
