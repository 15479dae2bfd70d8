import type { Finding } from '@potli/api/contract/adminDoctor';
import { createSmtpTransport } from '../adapters/mail/createSmtpTransport.ts';
import { examine } from '../services/doctor/examine.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { readJsonOption } from './readJsonOption.ts';

export const doctorHelp: Help = [
  ['doctor [--json]', 'Say what a start in production needs, and what to do where it is missing'],
];

const MARKS = { good: 'ok', advice: 'advice', missing: 'MISSING' } as const;

/** `potli doctor`: looks at the environment that a start would get. */
export async function doctorCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const json = readJsonOption(args);
  const found = await examine({ environment, verifyMail: (server) => createSmtpTransport(server).verify() });
  print(json ? JSON.stringify(found, null, 2) : found.map(toLine).join('\n'));
  return found.some(({ state }) => state === 'missing') ? 1 : 0;
}

const toLine = ({ state, what, text }: Finding) => `${MARKS[state].padEnd(9)}${what.padEnd(24)}${text}`;
