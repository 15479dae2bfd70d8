import { isNull } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { ledgerCheckRequest } from '../../../db/schema/ledgerCheck.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { type CheckOptions, runCheck } from './checkLedger.ts';
import type { CheckResult } from './ledgerChecks.ts';

type Kind = CheckResult['kind'];

/** Asks for a check of what there is by now. Part of the caller's transaction, with its row in the audit log. */
export async function askForCheck(queries: Queries, { kind, who }: { kind: Kind; who: string }): Promise<Date> {
  const { id, askedAt } = ledgerCheckRequest;
  const [asked] = await queries.insert(ledgerCheckRequest).values({ kind }).returning({ id, askedAt });
  if (!asked) throw new Error('The request for a check was not stored');
  const object = `ledger check request ${asked.id}`;
  await recordAudit(queries, { who, action: 'startLedgerCheck', object, after: { kind } });
  return asked.askedAt;
}

/** Makes the checks that were asked for; one for all of them. */
export async function makeAskedChecks(
  database: Pick<Database, 'orm' | 'url'>,
  options: CheckOptions,
): Promise<CheckResult | undefined> {
  const open = await database.orm
    .selectDistinct({ kind: ledgerCheckRequest.kind })
    .from(ledgerCheckRequest)
    .where(isNull(ledgerCheckRequest.checkId));
  if (open.length === 0) return undefined;
  return runCheck(database, open.some(({ kind }) => kind === 'full') ? 'full' : 'recent', options);
}
