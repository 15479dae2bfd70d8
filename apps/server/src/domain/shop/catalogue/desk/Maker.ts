/** Who makes a change, as the audit log names people, and in which call. */
export interface Maker {
  who: string;
  /** The account of the person, also where a token of theirs calls; null for a command, which has none. */
  memberId: bigint | null;
  action: string;
}
