/** Who changes something, and by which command or call: for the audit log. */
export interface Operator {
  who: string;
  action: string;
}
