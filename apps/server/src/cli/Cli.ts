/** What a command reads and where it writes. */
export interface Cli {
  environment: Readonly<Record<string, string | undefined>>;
  print(text: string): void;
  complain(text: string): void;
}

/** 0: done. 1: something was refused or failed. 2: unknown command or arguments. */
export type ExitCode = 0 | 1 | 2;

/** A wrong command line: the help text is printed. */
export class UsageError extends Error {}
