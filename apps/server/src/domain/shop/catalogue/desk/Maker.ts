/** Who makes a change, as the audit log names people, and in which call. */
export interface Maker {
  who: string;
  /** The account of the person, also where a token of theirs calls. */
  memberId: bigint;
  action: string;
}
