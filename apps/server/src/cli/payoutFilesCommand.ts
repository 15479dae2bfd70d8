import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { payoutsFileCommand } from './payoutsFileCommand.ts';
import { payoutsReturnFileCommand } from './payoutsReturnFileCommand.ts';

export const payoutFilesHelp: Help = [
  [
    'payouts file [--out <file.csv>] [--json]',
    'Write the payouts that wait for the bank into a file for it; needs BANK=neft',
  ],
  [
    'payouts file --list | --again <name> | --withdraw <name>',
    'List such files, write one again, or file its payouts anew',
  ],
  ['payouts return-file <file.csv> [--json]', 'Read what the bank answered to such a file'],
];

/** `potli payouts file|return-file`: for a bank that takes files. */
export async function payoutFilesCommand([name, ...args]: string[], cli: Cli): Promise<ExitCode> {
  if (name === 'file') return payoutsFileCommand(args, cli);
  if (name === 'return-file') return payoutsReturnFileCommand(args, cli);
  throw new UsageError('"payouts" takes "file" or "return-file".');
}
