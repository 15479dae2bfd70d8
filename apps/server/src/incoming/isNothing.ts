const WORDS =
  /^(?:[-–—. _]*|null|nil|none|undefined|nan|n ?\/ ?a|na|not (?:available|applicable|set)|empty|blank|\(blank\))$/i;

/** Whether a text is what programs and people write where they have nothing to say: `null`, `N/A`, `-`. */
export const isNothing = (text: string): boolean => WORDS.test(text.trim());
