const WORDS =
  /^(?:[-–—. _]*|null|nil|none|undefined|nan|n ?\/ ?a|na|not (?:available|applicable|set)|empty|blank|\(blank\)|0000-00-00(?:[ t]00:00(?::00)?(?:\.0+)?z?)?)$/i;

/** Whether a text is what programs and people write where they have nothing to say: `null`, `N/A`, `-`, and the day 0 of MySQL. */
export const isNothing = (text: string): boolean => WORDS.test(text.trim());
