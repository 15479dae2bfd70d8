import { parseArgs } from 'node:util';
import { type AuditSearch, readAudit } from '../domain/platform/audit/readAudit.ts';
import type { Cli, ExitCode, Help } from './Cli.ts';
import { openCliDatabase } from './openCliDatabase.ts';
import { orUsageError } from './orUsageError.ts';
import { readDate } from './readDate.ts';

export const auditHelp: Help = [
  [
    'audit [--since <date>] [--who <name>] [--action <name>] [--object <kind>] [--text <words>] [--json]',
    'Print who changed what by commands and admin calls, newest first, 1000 at most',
  ],
];

/** `potli audit` */
export async function auditCommand(args: string[], { environment, print }: Cli): Promise<ExitCode> {
  const { json, search } = readArgs(args);
  const shop = await openCliDatabase(environment);
  try {
    const entries = await readAudit(shop.database.orm, search);
    print(json ? JSON.stringify(entries, null, 2) : entries.map(toLine).join('\n') || 'Nothing was changed.');
    return 0;
  } finally {
    await shop.close();
  }
}

type Entry = Awaited<ReturnType<typeof readAudit>>[number];

function toLine({ happenedAt, who, action, object, before, after }: Entry): string {
  const change = `${JSON.stringify(before)} -> ${JSON.stringify(after)}`;
  return `${happenedAt.toISOString()}  ${who}  ${action}  ${object}: ${change}`;
}

function readArgs(args: string[]): { json: boolean; search: AuditSearch } {
  return orUsageError(() => {
    const words = { since: { type: 'string' }, who: { type: 'string' }, action: { type: 'string' } } as const;
    const options = {
      ...words,
      object: { type: 'string' },
      text: { type: 'string' },
      json: { type: 'boolean' },
    } as const;
    const { since, json, ...search } = parseArgs({ args, options }).values;
    return { json: json === true, search: { ...search, since: since === undefined ? undefined : readDate(since) } };
  });
}
