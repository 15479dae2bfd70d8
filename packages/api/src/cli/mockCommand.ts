import { demoMembers } from '../fixtures/members.ts';
import { readOptions } from './readOptions.ts';
import { serveMock } from './serveMock.ts';
import type { Terminal } from './Terminal.ts';
import { UsageProblem } from './UsageProblem.ts';

const PORT = '4010';

/** Serves the demo shop until it is interrupted. Returns 1 where the port is taken. */
export async function mockCommand(args: string[], terminal: Terminal): Promise<number> {
  const { values } = readOptions(args, { port: { type: 'string', default: PORT } });
  const port = toPort(values.port);
  try {
    const { address, close } = await serveMock({ port });
    terminal.write(welcome(address));
    await terminal.interrupted();
    await close();
    return 0;
  } catch (error) {
    if (!isTaken(error)) throw error;
    terminal.complain(`Port ${port} is taken. Choose another one: npx @potli/api mock --port ${port + 1}\n`);
    return 1;
  }
}

function toPort(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new UsageProblem(`${text} is no port.`);
  return port;
}

const isTaken = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

function welcome(address: string): string {
  const [asha, ravi, admin, editor, support, finance] = demoMembers;
  const accounts = [
    [asha, 'a member with history'],
    [ravi, 'a new member'],
    [admin, 'the operator of the shop'],
    [editor, 'an editor of the catalogue'],
    [support, 'who answers members'],
    [finance, 'who keeps the books'],
  ] as const;
  const lines = accounts.map(([{ email, password }, who]) => `  ${email.padEnd(21)} ${password}  ${who}\n`);
  return `The demo shop answers at ${address}\nIt forgets all changes when it ends (Ctrl+C).\n\nAccounts:\n${lines.join('')}`;
}
