import { randomUUID } from 'node:crypto';
import type { BankBody } from '@potli/api';
import { eq, max } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import { bankAccount } from '../../db/schema/bankAccount.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { findLiveVersion, holdAfter, type LiveVersion } from './findLiveVersion.ts';

/** A bank account on file, decrypted. */
export interface BankAccount {
  id: string;
  details: BankBody;
  /** Payouts wait until then; null where they do not wait. */
  heldUntil: Date | null;
}

/** The stored form: the rules of input can have changed since. */
const Details = z.object({
  accountHolderName: z.string(),
  accountNumber: z.string(),
  ifscCode: z.string(),
  bankName: z.string(),
  address: z.string(),
});

/** The name under which a row is sealed. */
export const bankAccountRow = (id: string) => `bank_account ${id}`;

function toAccount(sealer: Sealer, row: LiveVersion): BankAccount {
  const details = z.parse(Details, JSON.parse(sealer.open(row.sealed, bankAccountRow(row.id))));
  return { id: row.id, details, heldUntil: holdAfter(row, Date.now()) };
}

/** The valid account of a member, or undefined. */
export async function findBankAccount(
  queries: Queries,
  sealer: Sealer,
  memberId: bigint,
): Promise<BankAccount | undefined> {
  const row = await findLiveVersion(queries, memberId);
  return row && toAccount(sealer, row);
}

/** The number of a member's next version; stopped versions keep their numbers. */
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
  details: BankBody;
  /** Absent: payouts do not wait after a first version. */
  held?: boolean;
  /** Absent: now. */
  addedAt?: Date;
}

/** Adds a version and returns its id. @throws when that version exists */
export async function addBankAccount(
  queries: Queries,
  sealer: Sealer,
  { details, ...given }: NewVersion,
): Promise<string> {
  const id = randomUUID();
  const sealed = sealer.seal(JSON.stringify(details), bankAccountRow(id));
  await queries.insert(bankAccount).values({ ...given, id, sealed });
  return id;
}
