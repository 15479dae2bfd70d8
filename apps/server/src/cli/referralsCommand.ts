import { allowReferral, type FlaggedReferral, readSelfDealing } from '../domain/members/selfdealing/readSelfDealing.ts';
import { releaseWithheldShares } from '../domain/views/referrals/releaseWithheldShares.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { splitJson } from './readJsonOption.ts';

export const referralsHelp: Help = [
  ['referrals [--json]', 'List referrals that earn nothing, because both look like one person'],
  ['referrals allow <email> [--json]', 'Let the referral of this member earn, and give what was withheld'],
];

/**
 * `potli referrals`: lists referrals that earn nothing, because both look like one person. `potli referrals allow <email>`:
 * lets one earn.
 */
export async function referralsCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { json, email } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    const { orm } = shop.database;
    if (email !== undefined) {
      const isAllowed = await orm.transaction((queries) => allowReferral(queries, email, operatorName()));
      if (!isAllowed) throw new OperatorError(`No referral of ${email} is flagged.`);
      const released = await releaseWithheldShares(shop.database);
      print(
        json
          ? JSON.stringify({ allowed: email, released })
          : `The referral of ${email} earns from now on. Shares of ${released} orders that were withheld are given.`,
      );
      return 0;
    }
    const flagged = await readSelfDealing(orm);
    print(json ? JSON.stringify(flagged, null, 2) : flagged.map(toLine).join('\n') || 'No referral is flagged.');
    return 0;
  } finally {
    await shop.close();
  }
}

function toLine({ email, invitedBy, reasons, foundAt, allowedAt }: FlaggedReferral): string {
  const state = allowedAt ? `allowed ${allowedAt.toISOString()}` : 'earns nothing';
  return `${foundAt.toISOString()}  ${email}, invited by ${invitedBy ?? 'nobody'}: same ${reasons.join(', ')}; ${state}`;
}

function readArgs(args: string[]): { json: boolean; email?: string | undefined } {
  const { json, words } = splitJson(args);
  const [word, email, ...rest] = words;
  if (rest.length > 0 || (word !== undefined && (word !== 'allow' || email === undefined))) {
    throw new UsageError('"referrals" takes nothing, or the word allow and an e-mail address.');
  }
  return { json, email };
}
