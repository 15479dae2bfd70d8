/** What a command needs from the terminal in which it runs. */
export interface Terminal {
  /** Writes to the standard output. */
  write(text: string): unknown;
  /** Writes to the standard error. */
  complain(text: string): unknown;
  /** Resolves when the person ends the command. */
  interrupted(): Promise<unknown>;
}
