/** What became of one picture. */
export interface Change {
  /** Story and mode, `components-button--variants potli-light-390`; only the story where it was removed. */
  name: string;
  /** What happened, in words. */
  verdict: string;
  /** As PNG. */
  pictures: { before?: Buffer; after?: Buffer; difference?: Buffer };
}
