import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { runLongWork } from '../../../db/runLongWork.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { readBookFindings } from '../books/readBookFindings.ts';
import type { LedgerAlarm } from './createLedgerAlarm.ts';
import { readFresh } from './freshJournals.ts';
import type { LedgerCheck } from './LedgerCheck.ts';
import { type CheckResult, findLastSound, isSound, saveCheck, wasNotified } from './ledgerChecks.ts';
import { readLedgerFindings } from './readLedgerFindings.ts';
import { readRecentBookFindings } from './readRecentBookFindings.ts';
import { readRecentLedgerFindings } from './readRecentLedgerFindings.ts';

export interface CheckOptions {
  /** Reports findings to the operator, once until they are others. Absent: no report. */
  alarm?: LedgerAlarm | undefined;
  /** The operator who asked for it, for the audit log; absent where the shop checks itself. */
  who?: string;
}

/** An advisory lock, so that checks wait for each other: any number that all hosts share. */
const LOCK = 5_301_953;

/** Sums up all entries and hashes all journals again: reads the whole ledger. Stores the result. */
export const checkLedger = async (database: Pick<Database, 'url'>, options?: CheckOptions): Promise<LedgerCheck> =>
  (await runCheck(database, 'full', options)).findings;

/**
 * The same for what is new since the last check, if that was sound; else reads everything, too. What changes of the part
 * before is found by the next full check (docs/decisions/053).
 */
export const checkRecent = async (database: Pick<Database, 'url'>, options?: CheckOptions): Promise<LedgerCheck> =>
  (await runCheck(database, 'recent', options)).findings;

/**
 * Reads what is new since the last sound check, and stores nothing; undefined when that cannot be known.
 * @returns with ids of the members whose money moved
 */
export async function findRecent(queries: Queries): Promise<{ found: LedgerCheck; members: string[] } | undefined> {
  const since = await findLastSound(queries);
  if (!since) return undefined;
  const fresh = await readFresh(queries, since);
  const found = {
    ...(await readRecentLedgerFindings(queries, fresh)),
    ...(await readRecentBookFindings(queries, fresh)),
  };
  return { found, members: fresh.members };
}

/** Reads everything in a transaction of the caller, and stores nothing. */
export async function readFindings(queries: Queries): Promise<LedgerCheck> {
  return { ...(await readLedgerFindings(queries)), ...(await readBookFindings(queries)) };
}

/**
 * Checks the ledger and stores the result, with what the next check builds on, the alarm and the row in the audit log, all in one
 * transaction. The kind of the result is `full` where a recent check had to read everything.
 */
export const runCheck = (
  database: Pick<Database, 'url'>,
  wanted: CheckResult['kind'],
  { alarm, who }: CheckOptions = {},
): Promise<CheckResult> =>
  runLongWork(database, async (orm) => {
    // before the transaction, which must see what the check before wrote; the end of the connection releases it
    await orm.execute(sql`select pg_advisory_lock(${LOCK})`);
    const work = async (queries: Queries) => {
      const startedAt = new Date();
      // compiling the query takes longer than a recent check
      await queries.execute(sql`set local jit = off`);
      const recent = wanted === 'recent' ? await findRecent(queries) : undefined;
      const findings = recent?.found ?? (await readFindings(queries));
      const result: CheckResult = { kind: recent ? 'recent' : 'full', startedAt, findings };
      const isNotified = alarm !== undefined && !isSound(findings) && !(await wasNotified(queries, findings));
      if (isNotified) await alarm(queries, result);
      const id = await saveCheck(queries, result, { isNotified, members: recent?.members });
      if (who !== undefined) {
        const after = { kind: result.kind, isSound: isSound(findings) };
        await recordAudit(queries, { who, action: 'ledger check', object: `ledger check ${id}`, after });
      }
      return result;
    };
    return orm.transaction(work, { isolationLevel: 'repeatable read' });
  });
