import type { Page } from '@potli/api';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { transferFile, transferLine } from '../../../db/schema/transferFile.ts';
import { conflict, notFound } from '../../../errors/ProblemError.ts';
import { quoted } from '../../../incoming/quoted.ts';
import type { Operator } from '../../platform/audit/Operator.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import type { PageRequest } from '../../platform/shared/paging.ts';
import { readPage } from '../../platform/shared/readPage.ts';
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

interface FileChange {
  name: string;
  /** For the audit log. */
  by: Operator;
  at?: Date;
}

const { name, madeAt, lines, totalPaise, withdrawnAt } = transferFile;
const open = sql`(select count(*)::int from ${transferLine}
    where ${transferLine.fileId} = ${transferFile.id} and ${transferLine.state} = 'filed')`;
const fields = { name, madeAt, lines, totalPaise, withdrawnAt, openLines: open.mapWith(Number) };

/** A page of the files, the newest first. */
export const listTransferFiles = (queries: Queries, request: PageRequest): Promise<Page<ListedFile>> =>
  readPage(
    queries,
    { fields, from: transferFile, orderBy: [desc(madeAt), desc(transferFile.id)], key: transferFile.id },
    request,
  );

/**
 * A file as it was made, byte by byte, for its operator to take: it has account numbers, so the audit log says who took it.
 * @throws ProblemError notFound for a name that is none, conflict for a file that was withdrawn
 */
export async function takeTransferFile(
  queries: Queries,
  sealer: Sealer,
  { name: asked, by }: FileChange,
): Promise<TransferFile> {
  const file = await readTransferFile(queries, sealer, asked);
  const after = { payouts: file.lines, paise: Number(file.totalPaise) };
  await recordAudit(queries, { ...by, object: objectOf(asked), after });
  return file;
}

/** A file for who has taken it before. @throws ProblemError as `takeTransferFile` */
export async function readTransferFile(queries: Queries, sealer: Sealer, asked: string): Promise<TransferFile> {
  const { id, sealed, ...file } = await fileOf(queries, asked);
  return { ...file, content: sealer.open(sealed, transferFileRow(id)) };
}

/**
 * The bank did not accept a file: its payouts wait for the next one.
 * @throws ProblemError notFound for a name that is none; conflict where it was withdrawn before, and where the bank reported on one of them
 */
export async function withdrawTransferFile(
  queries: Queries,
  { name: asked, by, at = new Date() }: FileChange,
): Promise<ListedFile> {
  const { id, sealed: _, ...file } = await fileOf(queries, asked);
  const filed = await queries
    .select({ state: transferLine.state })
    .from(transferLine)
    .where(eq(transferLine.fileId, id))
    // an answer of the bank is written at this moment, or waits until they are in no file
    .orderBy(asc(transferLine.payoutId))
    .for('update');
  if (filed.some(({ state }) => state !== 'filed'))
    throw conflict(`The bank has answered for payouts of ${asked}: it has taken the file.`);
  await queries.update(transferFile).set({ withdrawnAt: at }).where(eq(transferFile.id, id));
  await queries.update(transferLine).set({ state: 'waiting', fileId: null }).where(eq(transferLine.fileId, id));
  const [before, after] = [{ withdrawn: false }, { withdrawn: true }];
  await recordAudit(queries, { ...by, object: objectOf(asked), before, after });
  return { ...file, withdrawnAt: at, openLines: 0 };
}

const objectOf = (asked: string) => `transfer file ${asked}`;

async function fileOf(queries: Queries, asked: string) {
  const [file] = await queries.select().from(transferFile).where(eq(name, asked)).for('update');
  if (!file) throw notFound(`There is no file ${quoted(asked)}.`);
  if (file.withdrawnAt) throw conflict(`The file ${asked} was withdrawn: its payouts are in others.`);
  return file;
}
