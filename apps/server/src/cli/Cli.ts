/** What a command reads and where it writes. */
export interface Cli {
  environment: Readonly<Record<string, string | undefined>>;
  print(text: string): void;
  complain(text: string): void;
}

/** 0: done. 1: something was refused or failed. 2: unknown command or arguments. */
export type ExitCode = 0 | 1 | 2;

/** What can be typed after `potli`, and what it does, form by form. */
export type Help = readonly (readonly [usage: string, text: string])[];

export interface Command {
  run(args: string[], cli: Cli): Promise<ExitCode>;
  help: Help;
}

/** A wrong command line: the help text of the command is printed. */
export class UsageError extends Error {}
