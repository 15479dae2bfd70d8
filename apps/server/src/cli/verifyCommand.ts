import { verifyCommand as verify } from '@potli/proof/command';
import type { Cli, ExitCode } from './Cli.ts';

/** `potli verify`: the members' own check, which needs neither database nor settings (docs/verify.md). */
export const verifyCommand = (args: string[], { print, complain }: Cli): Promise<ExitCode> =>
  verify(args, { print, complain }, 'potli verify');
