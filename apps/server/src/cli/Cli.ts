/** The world of a command. */
export interface Cli {
  environment: Readonly<Record<string, string | undefined>>;
  print(text: string): void;
  complain(text: string): void;
}

/** 0: done. 1: something was refused or failed. 2: the command was not understood. */
export type ExitCode = 0 | 1 | 2;

/** A command line that cannot be understood; answered with the help text. */
export class UsageError extends Error {}
