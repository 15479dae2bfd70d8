import { toOperatorText } from '../logging/operatorText.ts';
import { booksCommand } from './booksCommand.ts';
import { type Cli, type ExitCode, UsageError } from './Cli.ts';
import { importCommand } from './importCommand.ts';
import { importReportsCommand } from './importReportsCommand.ts';
import { jobsCommand } from './jobsCommand.ts';
import { keysCommand } from './keysCommand.ts';
import { mailsCommand } from './mailsCommand.ts';
import { policyCommand } from './policyCommand.ts';
import { pullCommand } from './pullCommand.ts';
import { referralsCommand } from './referralsCommand.ts';
import { reportsCommand } from './reportsCommand.ts';
import { sandboxCommand } from './sandboxCommand.ts';
import { schemaCommand } from './schemaCommand.ts';
import { settleCommand } from './settleCommand.ts';
import { verifyCommand } from './verifyCommand.ts';

const HELP = `potli: manages the shop

  potli import <file.json> [--json]   Load a catalogue document; --json prints the report for programs
  potli mails [--json]                Print the mails in the outbox, newest first; not in production
  potli reports [--json]              List reports of networks that wait or contradict others
  potli reports replay [<network> <id>]
                                      Read these, or one of them, again from what was sent, and apply what fits
  potli import-reports <network> <file.csv> [--adapter <name>] [--map <map.json>] [--dry-run] [--json]
                                      Apply a network's own list; --adapter says whose words it uses, --map its columns
  potli pull <network> [--from <date>] [--to <date>] [--json]
                                      Ask a network for its reports now
  potli jobs [--json]                 List what is done again and again: last run, next run, failures
  potli schema                        Print the JSON Schema of catalogue documents
  potli books [--json]                Print what the shop earned, is owed and has advanced, by network and month
  potli settle <network> <file.csv>   Book what a network paid: lines of order number and commission in rupees
  potli policy <network> <approval|settlement> <limit> <days>
                                      When members get a network's money, the most rupees in advance, and when it pays
  potli referrals [--json]            List referrals that earn nothing, because both look like one person
  potli referrals allow <email>       Let the referral of this member earn
  potli sandbox [--orders 12] [--seed 1] [--speed 60] [--script calm] [--url http://…]
                                      Let members buy, and simulated networks report it to a shop that runs
  potli verify <statement.json> [earlier.json] [--head <hash>] [--json]
                                      Say whether a member's statement was changed; asks no database
  potli keys rotate                   Seal all personal data with PII_KEY instead of PII_KEY_PREVIOUS
  potli help                          Print this help

The shop is the one of DATABASE_URL, or else of DATA_DIR (.data). It can be running.
docs/catalogue.md describes the document, docs/networks.md the lists of networks, docs/operations.md how keys are changed,
docs/money.md the books, docs/verify.md statements, docs/sandbox.md the sandbox.`;

type Command = (args: string[], cli: Cli) => Promise<ExitCode>;

const COMMANDS: Record<string, Command> = {
  import: importCommand,
  'import-reports': importReportsCommand,
  mails: mailsCommand,
  reports: reportsCommand,
  schema: schemaCommand,
  pull: pullCommand,
  jobs: jobsCommand,
  keys: keysCommand,
  verify: verifyCommand,
  books: booksCommand,
  settle: settleCommand,
  policy: policyCommand,
  sandbox: sandboxCommand,
  referrals: referralsCommand,
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
