import { savePolicy } from '../domain/ledger/books/networkPolicy.ts';
import { releaseWaiting } from '../domain/orders/settlements/releaseWaiting.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { inRupees } from './inRupees.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { operatorName } from './operatorName.ts';
import { splitJson } from './readJsonOption.ts';

export const policyHelp: Help = [
  [
    'policy <network> <approval|settlement> <limit> <days> [--json]',
    "When members get a network's money, the most rupees in advance, and when it pays",
  ],
];

/** `potli policy` */
export async function policyCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { network, pays, rupees, settlesAfterDays, json } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    const advanceLimitPaise = BigInt(rupees) * 100n;
    const by = { who: operatorName(), action: 'policy' };
    await savePolicy(shop.database, { network, pays, advanceLimitPaise, settlesAfterDays }, by);
    await releaseWaiting(shop.database);
    print(
      json
        ? JSON.stringify({ network, pays, advanceLimit: rupees, settlesAfterDays }, null, 2)
        : `${network}: ${pays}, at most ${inRupees(rupees)} in advance, paid within ${settlesAfterDays} days.`,
    );
    return 0;
  } finally {
    await shop.close();
  }
}

const isWhole = (text: string | undefined): text is string => text !== undefined && /^\d{1,9}$/.test(text);

function readArgs(args: string[]) {
  const { json, words } = splitJson(args);
  const [network, pays, limit, days, ...more] = words;
  const known = pays === 'approval' || pays === 'settlement';
  if (!network || !known || !isWhole(limit) || !isWhole(days) || Number(days) === 0 || more.length > 0) {
    throw new UsageError('"policy" takes a network, "approval" or "settlement", whole rupees and whole days.');
  }
  return { network, pays, rupees: Number(limit), settlesAfterDays: Number(days), json } as const;
}
