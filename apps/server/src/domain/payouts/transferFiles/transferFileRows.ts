import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { transferFile, transferLine } from '../../../db/schema/transferFile.ts';
import { OperatorError } from '../../../errors/OperatorError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { type TransferFile, transferFileRow } from './makeTransferFile.ts';

/** A file, and how many of its payouts the bank has not reported on. */
export interface ListedFile {
  name: string;
  madeAt: Date;
  lines: number;
  totalPaise: bigint;
  openLines: number;
  withdrawnAt: Date | null;
}

interface Withdrawal {
  name: string;
  /** For the audit log. */
  who: string;
  at?: Date;
}

/** The newest files first. */
export function listTransferFiles(queries: Queries, most = 50): Promise<ListedFile[]> {
  const { name, madeAt, lines, totalPaise, withdrawnAt } = transferFile;
  const open = sql`(select count(*)::int from ${transferLine}
    where ${transferLine.fileId} = ${transferFile.id} and ${transferLine.state} = 'filed')`;
  return queries
    .select({ name, madeAt, lines, totalPaise, withdrawnAt, openLines: open.mapWith(Number) })
    .from(transferFile)
    .orderBy(desc(madeAt), desc(name))
    .limit(most);
}

/** A file as it was made, byte by byte. @throws OperatorError for a name that is none */
export async function readTransferFile(queries: Queries, sealer: Sealer, name: string): Promise<TransferFile> {
  const { id, sealed, lines, totalPaise } = await fileOf(queries, name);
  return { name, lines, totalPaise, content: sealer.open(sealed, transferFileRow(id)) };
}

/**
 * The bank did not accept a file: its payouts wait for the next one.
 * @throws OperatorError where the bank reported on one of them, and for a name that is none
 */
export async function withdrawTransferFile(
  { orm }: Pick<Database, 'orm'>,
  { name, who, at = new Date() }: Withdrawal,
): Promise<void> {
  await orm.transaction(async (queries) => {
    const { id } = await fileOf(queries, name);
    const lines = await queries
      .select({ state: transferLine.state })
      .from(transferLine)
      .where(eq(transferLine.fileId, id))
      // an answer of the bank is written at this moment, or waits until they are in no file
      .orderBy(asc(transferLine.payoutId))
      .for('update');
    if (lines.some(({ state }) => state !== 'filed'))
      throw new OperatorError(`The bank has answered for payouts of ${name}: it has taken the file.`);
    await queries.update(transferFile).set({ withdrawnAt: at }).where(eq(transferFile.id, id));
    await queries.update(transferLine).set({ state: 'waiting', fileId: null }).where(eq(transferLine.fileId, id));
    const [before, after] = [{ withdrawn: false }, { withdrawn: true }];
    await recordAudit(queries, {
      who,
      action: 'payouts file --withdraw',
      object: `transfer file ${name}`,
      before,
      after,
    });
  });
}

async function fileOf(queries: Queries, name: string) {
  const [file] = await queries.select().from(transferFile).where(eq(transferFile.name, name)).for('update');
  if (!file) throw new OperatorError(`There is no file ${name}. "potli payouts file --list" lists them.`);
  if (file.withdrawnAt) throw new OperatorError(`The file ${name} was withdrawn: its payouts are in others.`);
  return file;
}
