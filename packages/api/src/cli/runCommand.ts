import { conformCommand } from './conformCommand.ts';
import { mockCommand } from './mockCommand.ts';
import type { Terminal } from './Terminal.ts';
import { UsageProblem } from './UsageProblem.ts';

const commands: Record<string, (args: string[], terminal: Terminal) => Promise<number>> = {
  mock: mockCommand,
  conform: conformCommand,
};

const USAGE = `npx @potli/api mock [--port N]
  Serves the demo shop in memory, on port 4010 or N, until Ctrl+C.

npx @potli/api conform <host> [options]
  Judges a host of the contract by what it answers, such as http://localhost:4010/api. It only reads.
  --member email:password      also what a member reads
  --new-member email:password  also what a member without history reads
  --admin email:password       also what an operator of the shop reads
  --member-token TOKEN         an access token instead of a password; also --new-member-token, --admin-token
  --writes                     also sends calls that change something on the host
  --demo                       the host has the demo shop: its rows, and every field and call of Potli's own host
  --timeout SECONDS            how long to wait for each answer, 30 by default
  --json                       prints JSON

Exit code: 0 where all is well, 1 where something differs or fails, 2 for a command that cannot be understood.
`;

/**
 * Runs the command that the arguments name.
 * @returns the exit code: 0, 1 where something differs or fails, 2 for arguments that make no command
 */
export async function runCommand([name, ...args]: string[], terminal: Terminal): Promise<number> {
  if (name === undefined || name === 'help' || name === '--help' || args.includes('--help')) {
    terminal.write(USAGE);
    return 0;
  }
  try {
    const command = commands[name];
    if (!command) throw new UsageProblem(`There is no command ${name}.`);
    return await command(args, terminal);
  } catch (error) {
    if (!(error instanceof UsageProblem)) throw error;
    terminal.complain(`${error.message}\n\n${USAGE}`);
    return 2;
  }
}
