import { randomUUID } from 'node:crypto';
import { indiaDay } from '@potli/api/units/india';
import { and, asc, count, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { bankAccount } from '../../../db/schema/bankAccount.ts';
import { bankAccountStop } from '../../../db/schema/bankAccountStop.ts';
import { member } from '../../../db/schema/member.ts';
import { transferFile, transferLine } from '../../../db/schema/transferFile.ts';
import { conflict } from '../../../errors/ProblemError.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import type { OpenTarget } from '../transfers/openTarget.ts';
import type { FiledTransfer } from './FiledTransfer.ts';
import type { FileLayout } from './FileLayout.ts';
import { readWaiting } from './readWaiting.ts';

export interface TransferFile {
  name: string;
  madeAt: Date;
  content: string;
  lines: number;
  totalPaise: bigint;
}

interface FileParts {
  sealer: Sealer;
  openTarget: OpenTarget;
  /** More payouts than its file takes wait for the next one. */
  layout: Pick<FileLayout, 'mostLines' | 'write'>;
  /** How many waited when their operator looked; absent: whatever waits. */
  waiting?: number;
  /** For the audit log. */
  by: Operator;
  at?: Date;
}

/** An advisory lock, so that two operators make one file after the other: any number that all hosts share. */
const LOCK = 1_750_175;

/** The name under which a row is sealed. */
export const transferFileRow = (id: string) => `transfer_file ${id}`;

/**
 * Makes a file of the payouts that have waited longest; undefined where none waits. Those to an account that was stopped,
 * or of a member who was suspended, since they were submitted fail instead: nothing of them has left. Within a transaction.
 * @throws ProblemError conflict where another number waits than was seen
 */
export async function makeTransferFile(queries: Queries, parts: FileParts): Promise<TransferFile | undefined> {
  const at = parts.at ?? new Date();
  await queries.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  await refuseOthers(queries, parts.waiting);
  await failStopped(queries, at);
  const waiting = await queries
    .select()
    .from(transferLine)
    .where(eq(transferLine.state, 'waiting'))
    .orderBy(asc(transferLine.queuedAt), asc(transferLine.payoutId))
    .limit(parts.layout.mostLines);
  if (waiting.length === 0) return undefined;
  return saveFile(queries, waiting, { ...parts, at });
}

async function refuseOthers(queries: Queries, seen: number | undefined): Promise<void> {
  if (seen === undefined) return;
  const { payouts } = await readWaiting(queries);
  if (payouts !== seen) throw conflict(`${payouts} payouts wait by now, not ${seen}. Look at them again.`);
}

type Line = typeof transferLine.$inferSelect;

async function saveFile(
  queries: Queries,
  waiting: readonly Line[],
  { sealer, openTarget, layout, by, at }: FileParts & { at: Date },
): Promise<TransferFile> {
  const transfers: FiledTransfer[] = [];
  for (const { payoutId, reference, amountPaise, bankAccountId } of waiting) {
    transfers.push({ payoutId, reference, amountPaise, target: await openTarget(queries, bankAccountId) });
  }
  const id = randomUUID();
  const file: TransferFile = {
    name: await nextName(queries, at),
    madeAt: at,
    content: layout.write(transfers, at),
    lines: transfers.length,
    totalPaise: transfers.reduce((sum, { amountPaise }) => sum + amountPaise, 0n),
  };
  const { content, ...rest } = file;
  await queries.insert(transferFile).values({ ...rest, id, sealed: sealer.seal(content, transferFileRow(id)) });
  const ids = transfers.map(({ payoutId }) => payoutId);
  await queries.update(transferLine).set({ state: 'filed', fileId: id }).where(inArray(transferLine.payoutId, ids));
  const after = { payouts: file.lines, paise: Number(file.totalPaise) };
  await recordAudit(queries, { ...by, object: `transfer file ${file.name}`, after });
  return file;
}

/** `neft-2026-11-25-2`: the day in India and a number of that day. */
async function nextName(queries: Queries, at: Date): Promise<string> {
  const prefix = `neft-${indiaDay(at)}-`;
  const ofDay = await queries
    .select({ count: count() })
    .from(transferFile)
    .where(sql`starts_with(${transferFile.name}, ${prefix})`);
  return `${prefix}${(ofDay[0]?.count ?? 0) + 1}`;
}

async function failStopped(queries: Queries, at: Date): Promise<void> {
  // in the words of `findObstacle`
  const causes = [
    [isNotNull(member.suspendedAt), 'The member is suspended.'],
    [isNotNull(bankAccountStop.stoppedAt), 'This bank account was stopped.'],
  ] as const;
  for (const [cause, reason] of causes) {
    const stopped = queries
      .select({ id: bankAccount.id })
      .from(bankAccount)
      .innerJoin(member, eq(member.id, bankAccount.memberId))
      .leftJoin(bankAccountStop, eq(bankAccountStop.bankAccountId, bankAccount.id))
      .where(cause);
    await queries
      .update(transferLine)
      .set({ state: 'failed', reason, answeredAt: at })
      .where(and(eq(transferLine.state, 'waiting'), inArray(transferLine.bankAccountId, stopped)));
  }
}
