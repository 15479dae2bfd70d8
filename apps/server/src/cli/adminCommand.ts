import { changeRole } from '../domain/members/identity/changeMember.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { splitJson } from './readJsonOption.ts';

export const adminHelp: Help = [
  ['admin grant <email> [--json]', 'Let this member do what operators do in the API and the dashboard'],
  ['admin revoke <email> [--json]', 'Make an admin a member again'],
];

const ROLES = { grant: 'ADMIN', revoke: 'MEMBER' } as const;

/** `potli admin` */
export async function adminCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { word, email, json } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    const change = { email, who: operatorName(), role: ROLES[word] };
    await shop.database.orm.transaction((queries) => changeRole(queries, change));
    print(json ? JSON.stringify({ email, role: ROLES[word] }) : `${email}: ${ROLES[word]}.`);
    return 0;
  } finally {
    await shop.close();
  }
}

function readArgs(args: string[]): { word: keyof typeof ROLES; email: string; json: boolean } {
  const { json, words } = splitJson(args);
  const [word, email, ...rest] = words;
  if ((word !== 'grant' && word !== 'revoke') || !email || rest.length > 0) {
    throw new UsageError('"admin" takes "grant" or "revoke", and an e-mail address.');
  }
  return { word, email, json };
}
