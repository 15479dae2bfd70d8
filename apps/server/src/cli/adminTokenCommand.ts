import { parseArgs } from 'node:util';
import { STAFF_TOKEN_DAYS } from '@potli/api/contract/policy';
import { type Right, rights } from '@potli/api/contract/roles';
import { createStaffToken, listStaffTokens, revokeStaffToken } from '../domain/members/staff/staffTokens.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';

export const adminTokenHelp: Help = [
  [
    'admin token create <email> <name> --rights <list> --days <days>',
    `Print a token with which a program does what this member may do, for ${STAFF_TOKEN_DAYS} days at most`,
  ],
  ['admin token list [--json]', 'Print the tokens, without their secrets'],
  ['admin token revoke <name>', 'End a token at once'],
];

/** `potli admin token` */
export async function adminTokenCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const asked = readArgs(args);
  const shop = await openCliDatabase(environment);
  const { orm } = shop.database;
  const who = operatorName();
  try {
    if (asked.word === 'list') {
      const tokens = await listStaffTokens(orm);
      print(asked.json ? JSON.stringify(tokens, null, 2) : tokens.map(toLine).join('\n') || 'There are no tokens.');
    } else if (asked.word === 'revoke') {
      await orm.transaction((queries) =>
        revokeStaffToken(queries, { name: asked.name, by: { who, action: 'admin token revoke' } }),
      );
      print(`${asked.name}: revoked.`);
    } else {
      const by = { who, action: 'admin token create' };
      const made = await orm.transaction((queries) => createStaffToken(queries, { ...asked, by }));
      print(`${made.token}\nValid until ${made.expiresAt.toISOString()}. It is shown this once.`);
    }
    return 0;
  } finally {
    await shop.close();
  }
}

type Token = Awaited<ReturnType<typeof listStaffTokens>>[number];

function toLine({ name, email, rights: allowed, expiresAt, revokedAt }: Token): string {
  const end = revokedAt ? `revoked ${revokedAt.toISOString()}` : `until ${expiresAt.toISOString()}`;
  return `${name}  ${email}  ${allowed.join(',')}  ${end}`;
}

type Asked =
  | { word: 'list'; json: boolean }
  | { word: 'revoke'; name: string }
  | { word: 'create'; email: string; name: string; rights: Right[]; days: number };

function readArgs(args: string[]): Asked {
  const { values, positionals } = parse(args);
  const [word, first = '', second = ''] = positionals;
  if (word === 'list' && positionals.length === 1) return { word, json: values.json === true };
  if (word === 'revoke' && positionals.length === 2) return { word, name: first };
  if (word !== 'create' || positionals.length !== 3 || values.rights === undefined || values.days === undefined)
    throw new UsageError(
      '"admin token" takes "list", "revoke <name>", or "create <email> <name> --rights <list> --days <days>".',
    );
  return { word, email: first, name: second, rights: values.rights.split(',').map(toRight), days: Number(values.days) };
}

const OPTIONS = { rights: { type: 'string' }, days: { type: 'string' }, json: { type: 'boolean' } } as const;

function parse(args: string[]) {
  return orUsageError(() => parseArgs({ args, options: OPTIONS, allowPositionals: true }));
}

function toRight(word: string): Right {
  const right = rights.find((known) => known === word.trim());
  if (!right) throw new UsageError(`"${word}" is no right. Rights are ${rights.join(', ')}.`);
  return right;
}
