/** What may stand before the @, between dots: letters of any script, digits and the signs that mail servers accept. */
const LOCAL = /[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+/u.source;
/** One name between the dots after the @, of any script. */
const LABEL = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?/u.source;

/** Made when it is used: a slow phone takes 40 ms to make it, and every page that makes a call loads this file. */
let email: RegExp | undefined;

/**
 * Text, an @, text, a dot, text, no spaces; no address that could be read as several, that mail servers refuse, or that
 * looks like another one. The length is checked before any pattern.
 */
export function isEmail(text: string): boolean {
  email ??= new RegExp(String.raw`^${LOCAL}(?:\.${LOCAL})*@${LABEL}(?:\.${LABEL})+$`, 'u');
  // the last are invisible characters among those of the pattern: joiners, fillers, variation selectors
  return (
    text.length <= 254 && text.indexOf('@') <= 64 && email.test(text) && !/\p{Default_Ignorable_Code_Point}/u.test(text)
  );
}
