import { desc } from 'drizzle-orm';
import { ledgerRoot } from '../db/schema/ledgerRoot.ts';
import { makeRoot } from '../domain/roots/makeRoot.ts';
import { toRupees } from '../domain/shared/rupees.ts';
import { loadSettings } from '../settings/settings.ts';
import { type Cli, type ExitCode, type Help, UsageError } from './Cli.ts';
import { inRupees } from './inRupees.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { readJsonOption } from './readJsonOption.ts';

export const rootsHelp: Help = [
  ['roots list [--json]', 'List the published roots over all chains, the last one first'],
  ['roots make [--json]', 'Make the root of today, if there is none yet'],
];

/** `potli roots`: what was published about all members' money, and the root of today without waiting for the job. */
export async function rootsCommand([word, ...rest]: string[], { environment, print }: Cli): Promise<ExitCode> {
  if (word !== 'list' && word !== 'make') throw new UsageError('roots list, or roots make');
  const json = readJsonOption(rest);
  const shop = await openCliDatabase(environment);
  try {
    if (word === 'make') {
      const { piiKey } = loadSettings(environment);
      const isMade = await makeRoot({ database: shop.database, piiKey, now: new Date() });
      if (json) print(JSON.stringify({ isMade }));
      else print(isMade ? 'The root of today is made.' : 'There is a root of today.');
      return 0;
    }
    const { number, day, owedPaise, root, logRoot } = ledgerRoot;
    const rows = await shop.database.orm
      .select({ number, day, owedPaise, root, logRoot })
      .from(ledgerRoot)
      .orderBy(desc(number));
    const roots = rows.map((row) => ({
      ...{ number: String(row.number), day: row.day, owedPaise: String(row.owedPaise) },
      ...{ root: row.root.toString('hex'), logRoot: row.logRoot.toString('hex') },
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
