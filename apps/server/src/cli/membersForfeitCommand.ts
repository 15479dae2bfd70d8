import { parseArgs } from 'node:util';
import { type Breach, breaches } from '@potli/api/contract/adminMembers';
import { plainRupees, toRupees } from '@potli/api/units/money';
import { forfeitForBreach } from '../domain/payouts/forfeiture/forfeitForBreach.ts';
import { readRupees } from '../incoming/readRupees.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { inRupees } from './inRupees.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { orUsageError } from './orUsageError.ts';

export const membersForfeitHelp: Help = [
  [
    `members forfeit <email> --reason <${breaches.join('|')}> [--amount <rupees>] [--json]`,
    'Forfeit what a suspended member has Approved, and mail why; without --amount, print how much that is',
  ],
];

/** `potli members forfeit` (docs/decisions/192) */
export async function membersForfeitCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { email, breach, paise: asked, json } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    const by = { who: operatorName(), action: 'members forfeit' };
    const found = { account: email, by, breach, paise: asked };
    const paise = await shop.database.orm.transaction((queries) => forfeitForBreach(queries, found));
    const isForfeited = asked !== undefined;
    const amount = inRupees(toRupees(paise));
    const command = `potli members forfeit ${email} --reason ${breach} --amount ${plainRupees(paise)}`;
    const text = isForfeited
      ? `${amount} of ${email} is forfeited.`
      : `${amount} of ${email} is Approved and would be forfeited. Nothing is changed. To do it:\n  ${command}`;
    print(json ? JSON.stringify({ email, amount: toRupees(paise), forfeited: isForfeited }) : text);
    return 0;
  } finally {
    await shop.close();
  }
}

interface Args {
  email: string;
  breach: Breach;
  /** Absent: only to be shown. */
  paise: bigint | undefined;
  json: boolean;
}

const isBreach = (text: string | undefined): text is Breach => breaches.some((breach) => breach === text);

/** @param args from the word `forfeit` on */
function readArgs(args: string[]): Args {
  return orUsageError(() => {
    const options = { reason: { type: 'string' }, amount: { type: 'string' }, json: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [, email, ...rest] = positionals;
    if (!email || rest.length > 0) throw new Error('"members forfeit" takes one member.');
    const { reason, amount, json = false } = values;
    if (!isBreach(reason)) throw new Error(`--reason must be ${breaches.join(' or ')}.`);
    const paise = amount === undefined ? undefined : readRupees(amount, 'amount', 'refuse');
    return { email, breach: reason, paise, json };
  });
}
