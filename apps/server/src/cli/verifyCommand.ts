import { verifyCommand as verify } from '@potli/proof/command';
import type { Cli, ExitCode, Help } from './Cli.ts';

export const verifyHelp: Help = [
  [
    'verify <statement.json> [earlier.json] [--roots <roots.json>] [--keys <keys.json>] [--head <hash>] [--json]',
    "Say whether a member's statement was changed; asks no database",
  ],
  ['verify <receipt.json> --keys <keys.json> [--json]', 'Say whether the shop signed a receipt; asks no database'],
];

/** `potli verify`: the members' own check, which needs neither database nor settings (docs/verify.md). */
export const verifyCommand = (args: string[], { print, complain }: Cli): Promise<ExitCode> =>
  verify(args, { print, complain }, 'potli verify');
