/** What is known of a file, for programs. */
export type VerdictKind =
  /** Nothing was changed, and the shop has signed or published it. */
  | 'shop'
  /** The same of its first part; nothing is known of the rest. */
  | 'part'
  /** It fits other files that were given. Nothing says that the shop made any of them. */
  | 'given'
  /** It fits itself. Anybody can write such a file. */
  | 'unknown'
  /** Two files that the shop has signed contradict each other. */
  | 'proof'
  /** Something does not fit. */
  | 'broken'
  /** It is no such file, or cannot be opened. */
  | 'unreadable';

/** How a verdict looks: only what is known to be the shop's looks good. */
export type VerdictTone = 'good' | 'neutral' | 'warn' | 'danger';

/** Every verdict in words, for the page and the command. What was found in the file follows these. */
export const verdicts: Readonly<Record<VerdictKind, { words: string; tone: VerdictTone }>> = {
  shop: { words: "This shop's.", tone: 'good' },
  part: { words: "This shop's in part, the rest of unknown origin.", tone: 'neutral' },
  given: { words: 'Consistent with the files beside it, origin unknown.', tone: 'neutral' },
  unknown: { words: 'Consistent by itself, origin unknown.', tone: 'neutral' },
  proof: { words: 'This is a proof: the shop signed two histories.', tone: 'danger' },
  broken: { words: 'Do not trust this file.', tone: 'danger' },
  unreadable: { words: 'This cannot be checked.', tone: 'warn' },
};
