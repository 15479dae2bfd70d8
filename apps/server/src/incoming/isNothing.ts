const WORDS =
  /^(?:[-–—. _]*|[(<[]?(?:null|nil|none|undefined|nan|n ?\/ ?a|na|not (?:available|applicable|set)|empty|blank)[)>\]]?|\\N|0000-00-00(?:[ t]00:00(?::00)?(?:\.0+)?z?)?)$/i;

/**
 * Whether a text is what programs and people write where they have nothing to say: `null`, `(not set)`, `N/A`, `-`, and the day 0
 * of MySQL.
 */
export const isNothing = (text: string): boolean => WORDS.test(text.trim());

const FIRST_DAY = /^(?:0+(?:\.0+)?|(?:(?:0001|1970)-0?1-0?1|0?1([-/.])0?1\1(?:0001|1970))(?:[ t,].*)?)$/i;

/** The same of a time, where programs also write the first moment of their clock: 0, 01-01-1970 05:30, 0001-01-01T00:00:00. */
export const isNoTime = (text: string): boolean => isNothing(text) || FIRST_DAY.test(text.trim());
