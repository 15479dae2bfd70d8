import { randomUUID } from 'node:crypto';
import { eq, max } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../../db/database.ts';
import { bankAccount } from '../../../db/schema/bankAccount.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { BankRecord } from './BankRecord.ts';
import { findLiveVersion, type LiveVersion } from './findLiveVersion.ts';
import { hashAccount } from './hashAccount.ts';
import { type Hold, holdAfter, type PayoutHold } from './payoutHold.ts';

/** The details on file, decrypted. */
export interface BankAccount {
  id: string;
  details: BankRecord;
  /** Until when payouts wait, and why; null where they do not wait. */
  hold: Hold | null;
}

/** The name under which a row is sealed. */
export const bankAccountRow = (id: string) => `bank_account ${id}`;

/** The details of a version. @throws when no key opens it */
export function openDetails(sealer: Sealer, { id, sealed }: Pick<LiveVersion, 'id' | 'sealed'>): BankRecord {
  return z.parse(BankRecord, JSON.parse(sealer.open(sealed, bankAccountRow(id))));
}

function toAccount(sealer: Sealer, row: LiveVersion): BankAccount {
  return { id: row.id, details: openDetails(sealer, row), hold: holdAfter(row, Date.now()) };
}

/** The valid details of a member, or undefined. */
export async function findBankAccount(
  queries: Queries,
  sealer: Sealer,
  memberId: bigint,
): Promise<BankAccount | undefined> {
  const row = await findLiveVersion(queries, memberId);
  return row && toAccount(sealer, row);
}

/** The number of a member's next version. Numbers of stopped versions are not used again. */
export async function nextVersion(queries: Queries, memberId: bigint): Promise<number> {
  const [row] = await queries
    .select({ last: max(bankAccount.version) })
    .from(bankAccount)
    .where(eq(bankAccount.memberId, memberId));
  return (row?.last ?? 0) + 1;
}

interface NewVersion {
  memberId: bigint;
  version: number;
  /** Without a kind: an account. */
  details: z.input<typeof BankRecord>;
  /** Absent: as before there was a rule, a day after all versions but the first. */
  hold?: Pick<PayoutHold, 'hours' | 'reason'>;
  /** Absent: now. */
  addedAt?: Date;
}

/** Adds a version and returns its id. @throws when that version exists */
export async function addBankAccount(
  queries: Queries,
  sealer: Sealer,
  { details, hold, ...given }: NewVersion,
): Promise<string> {
  const id = randomUUID();
  const record = z.parse(BankRecord, details);
  const sealed = sealer.seal(JSON.stringify(record), bankAccountRow(id));
  const accountHash = hashAccount(sealer, record);
  const held = hold !== undefined && hold.hours > 0;
  const holding = { held, holdHours: hold?.hours, holdReason: hold?.reason };
  await queries.insert(bankAccount).values({ ...given, ...holding, id, kind: record.kind, sealed, accountHash });
  return id;
}
