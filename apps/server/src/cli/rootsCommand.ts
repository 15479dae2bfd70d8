import { toRupees } from '@potli/api/units/money';
import { desc } from 'drizzle-orm';
import type { Queries } from '../db/database.ts';
import { ledgerRoot } from '../db/schema/ledgerRoot.ts';
import { makeRoot, type RootOutcome } from '../domain/ledger/roots/makeRoot.ts';
import { createReceiptSigner, type ReceiptSigner } from '../domain/platform/signing/createReceiptSigner.ts';
import { publishReceiptKey, readReceiptKeys } from '../domain/platform/signing/receiptKeys.ts';
import { OperatorError } from '../errors/OperatorError.ts';
import { loadSettings } from '../settings/settings.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { inRupees } from './inRupees.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { readJsonOption } from './readJsonOption.ts';

export const rootsHelp: Help = [
  ['roots list [--json]', 'List the published roots over all chains, the last one first'],
  ['roots make [--json]', 'Make the root of today, if there is none yet'],
];

const OUTCOMES: Record<RootOutcome, (leastMembers: number) => string> = {
  made: () => 'The root of today is made.',
  known: () => 'There is a root of today.',
  few: (least) => `No root is made: fewer than ${least} members are owed something (ROOT_LEAST_MEMBERS).`,
};

/**
 * Publishes the key where none is published yet. A key of another environment must not take the place of the one of the shop.
 * @throws OperatorError for another key than the last one that was published
 */
async function useOwnKey(queries: Queries, signer: ReceiptSigner): Promise<void> {
  const { keys } = await readReceiptKeys(queries);
  if (keys.length === 0) await publishReceiptKey(queries, signer);
  else if (keys.at(-1)?.id !== signer.keyId) {
    throw new OperatorError('RECEIPT_KEY is another one than that of the shop, whose key is at /api/receipt-keys.');
  }
}

/** `potli roots`: what was published about all members' money, and the root of today without waiting for the job. */
export async function rootsCommand([word, ...rest]: string[], { environment, print }: Cli): Promise<ExitCode> {
  if (word !== 'list' && word !== 'make') throw new UsageError('roots list, or roots make');
  const json = readJsonOption(rest);
  const shop = await openCliDatabase(environment);
  try {
    if (word === 'make') {
      const { piiKey, receiptKey, rootLeastMembers: leastMembers } = loadSettings(environment);
      const signer = await createReceiptSigner(receiptKey);
      await useOwnKey(shop.database.orm, signer);
      const outcome = await makeRoot({ database: shop.database, piiKey, signer, leastMembers, now: new Date() });
      const isMade = outcome === 'made';
      const few = outcome === 'few' ? { leastMembers } : {};
      print(json ? JSON.stringify({ isMade, ...few }) : OUTCOMES[outcome](leastMembers));
      return 0;
    }
    const { number, day, owedPaise, root, logRoot } = ledgerRoot;
    const rows = await shop.database.orm
      .select({ number, day, owedPaise, root, logRoot })
      .from(ledgerRoot)
      .orderBy(desc(number));
    const roots = rows.map((row) => ({
      number: String(row.number),
      day: row.day,
      owedPaise: String(row.owedPaise),
      root: row.root.toString('hex'),
      logRoot: row.logRoot.toString('hex'),
    }));
    const lines = rows.map(
      (row) => `${row.day}  ${inRupees(toRupees(row.owedPaise))} owed  list ${row.logRoot.toString('hex')}`,
    );
    print(json ? JSON.stringify(roots, null, 2) : lines.join('\n') || 'No root is published yet.');
    return 0;
  } finally {
    await shop.close();
  }
}
