import { changeRole } from '../domain/identity/changeMember.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';

export const adminHelp: Help = [
  ['admin grant <email>', 'Let this member do what operators do in the API and the dashboard'],
  ['admin revoke <email>', 'Make an admin a member again'],
];

const ROLES = { grant: 'ADMIN', revoke: 'MEMBER' } as const;

/** `potli admin` */
export async function adminCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { word, email } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    const change = { email, who: operatorName(), role: ROLES[word] };
    await shop.database.orm.transaction((queries) => changeRole(queries, change));
    print(`${email}: ${ROLES[word]}.`);
    return 0;
  } finally {
    await shop.close();
  }
}

function readArgs([word, email, ...rest]: string[]): { word: keyof typeof ROLES; email: string } {
  if ((word !== 'grant' && word !== 'revoke') || !email || rest.length > 0) {
    throw new UsageError('"admin" takes "grant" or "revoke", and an e-mail address.');
  }
  return { word, email };
}
