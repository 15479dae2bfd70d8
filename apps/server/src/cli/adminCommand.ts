import { type MemberRole, staffRoles, toStaffRole } from '@potli/api/contract/roles';
import { changeRole } from '../domain/members/staff/changeRole.ts';
import { adminTokenCommand, adminTokenHelp } from './adminTokenCommand.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { splitJson } from './readJsonOption.ts';

export const adminHelp: Help = [
  [
    'admin grant <email> [role] [--json]',
    `Let this member run the shop: ${staffRoles.join(', ')}; ADMIN without a role`,
  ],
  ['admin revoke <email> [--json]', 'Take the role away: the account is a member again'],
  ...adminTokenHelp,
];

/** `potli admin` */
export async function adminCommand(args: string[], cli: Cli): Promise<ExitCode> {
  if (args[0] === 'token') return adminTokenCommand(args.slice(1), cli);
  const { environment, print } = cli;
  const { email, role, json } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    const action = role === 'MEMBER' ? 'admin revoke' : 'admin grant';
    const by = { who: operatorName(), action } as const;
    await shop.database.orm.transaction((queries) => changeRole(queries, { account: email, by, role }));
    print(json ? JSON.stringify({ email, role }) : `${email}: ${role}.`);
    return 0;
  } finally {
    await shop.close();
  }
}

function readArgs(args: string[]): { email: string; role: MemberRole; json: boolean } {
  const { json, words } = splitJson(args);
  const [word, email, role = 'ADMIN', ...rest] = words;
  const isComplete = email && rest.length === 0;
  if (word === 'revoke' && isComplete && words.length === 2) return { email, role: 'MEMBER', json };
  if (word !== 'grant' || !isComplete)
    throw new UsageError('"admin" takes "grant" or "revoke", and an e-mail address; "grant" takes a role, too.');
  const granted = toStaffRole(role.toUpperCase());
  if (!granted) throw new UsageError(`"${role}" is no role. Roles are ${staffRoles.join(', ')}.`);
  return { email, role: granted, json };
}
