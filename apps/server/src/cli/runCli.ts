import { ProblemError } from '../errors/ProblemError.ts';
import { toOperatorText } from '../logging/operatorText.ts';
import { type Cli, type Command, type ExitCode, UsageError } from './Cli.ts';
import { commands } from './commands.ts';
import { formatAllHelp, formatHelp } from './formatHelp.ts';
import { inCommandTrace } from './inCommandTrace.ts';

const HELP_WORDS = ['help', '-h', '--help'];

/** Runs one command. */
export async function runCli([name = 'help', ...args]: string[], cli: Cli): Promise<ExitCode> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (HELP_WORDS.includes(name)) {
    cli.print(formatAllHelp());
    return 0;
  }
  if (!command) {
    cli.complain(`There is no command "${name}".\n\n${formatAllHelp()}`);
    return 2;
  }
  if (args.includes('--help') || args.includes('-h')) {
    cli.print(formatHelp(command.help));
    return 0;
  }
  return inCommandTrace(name, cli, () => runCommand(command, args, cli));
}

async function runCommand({ run, help }: Command, args: string[], cli: Cli): Promise<ExitCode> {
  try {
    return await run(args, cli);
  } catch (error) {
    if (error instanceof UsageError) {
      cli.complain(`${error.message}\n\n${formatHelp(help)}`);
      return 2;
    }
    // a refusal says why, and nothing that a member typed
    cli.complain(error instanceof ProblemError ? error.message : toOperatorText(error));
    return 1;
  }
}
