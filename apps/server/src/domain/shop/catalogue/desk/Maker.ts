/** Who makes a change, as the audit log names people, and in which call. */
export interface Maker {
  who: string;
  action: string;
}
