import { toOperatorText } from '../logging/operatorText.ts';
import { booksCommand } from './booksCommand.ts';
import { type Cli, type ExitCode, UsageError } from './Cli.ts';
import { importCommand } from './importCommand.ts';
import { keysCommand } from './keysCommand.ts';
import { mailsCommand } from './mailsCommand.ts';
import { policyCommand } from './policyCommand.ts';
import { reportsCommand } from './reportsCommand.ts';
import { schemaCommand } from './schemaCommand.ts';
import { settleCommand } from './settleCommand.ts';

const HELP = `potli: manages the shop

  potli import <file.json> [--json]   Load a catalogue document; --json prints the report for programs
  potli mails [--json]                Print the mails in the outbox, newest first; not in production
  potli reports [--json]              List reports of networks that wait or contradict others
  potli reports replay                Read these again from what was sent, and apply what can be applied
  potli schema                        Print the JSON Schema of catalogue documents
  potli books [--json]                Print what the shop earned, is owed and has advanced, by network and month
  potli settle <network> <file.csv>   Book what a network paid: lines of order number and commission in rupees
  potli policy <network> <approval|settlement> <limit> <days>
                                      When members get a network's money, the most rupees in advance, and when it pays
  potli keys rotate                   Seal all personal data with PII_KEY instead of PII_KEY_PREVIOUS
  potli help                          Print this help

The shop is the one of DATABASE_URL, or else of DATA_DIR (.data). It can be running.
docs/catalogue.md describes the document, docs/operations.md how keys are changed, docs/money.md the books.`;

type Command = (args: string[], cli: Cli) => Promise<ExitCode>;

const COMMANDS: Record<string, Command> = {
  import: importCommand,
  mails: mailsCommand,
  reports: reportsCommand,
  schema: schemaCommand,
  keys: keysCommand,
  books: booksCommand,
  settle: settleCommand,
  policy: policyCommand,
  help: async (_args, { print }) => {
    print(HELP);
    return 0;
  },
};

/** Runs one command. */
export async function runCli([name = 'help', ...args]: string[], cli: Cli): Promise<ExitCode> {
  const command = COMMANDS[name.replace(/^--?h(elp)?$/, 'help')];
  try {
    if (!command) throw new UsageError(`There is no command "${name}".`);
    return await command(args, cli);
  } catch (error) {
    if (!(error instanceof UsageError)) {
      cli.complain(toOperatorText(error));
      return 1;
    }
    cli.complain(`${error.message}\n\n${HELP}`);
    return 2;
  }
}
