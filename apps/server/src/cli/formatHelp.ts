import type { Help } from './Cli.ts';
import { commands } from './commands.ts';

/** Column of the texts; a longer usage has its text in the next line. */
const COLUMN = 38;

/** What one command takes. */
export const formatHelp = (help: Help): string => help.map(toEntry).join('\n');

/** What all commands take. */
export const formatAllHelp = (): string => `potli: manages the shop

${formatHelp(Object.values(commands).flatMap(({ help }) => help))}
${toEntry(['help', 'Print this help; --help after a command prints its own'])}

The shop is the one of DATABASE_URL, or else of DATA_DIR (.data). It can be running.
docs/catalogue.md describes the document, docs/networks.md the lists of networks, docs/operations.md how keys are changed,
docs/money.md the books, docs/banks.md files for a bank, docs/verify.md statements, docs/sandbox.md the sandbox.`;

function toEntry([usage, text]: Help[number]): string {
  const typed = `  potli ${usage}`;
  return typed.length < COLUMN ? `${typed.padEnd(COLUMN)}${text}` : `${typed}\n${' '.repeat(COLUMN)}${text}`;
}
