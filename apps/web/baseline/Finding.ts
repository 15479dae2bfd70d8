/** Something in a built file that a browser of the baseline has not got. */
export interface Finding {
  /** `Promise.withResolvers`, `.toSorted`, `@container`, `regular expression: (?<=` */
  feature: string;
  /** Place in the file, from its start (characters). */
  at: number;
}
