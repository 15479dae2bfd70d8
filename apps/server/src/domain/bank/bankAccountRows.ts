import { randomUUID } from 'node:crypto';
import type { BankBody } from '@potli/api';
import { desc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queries } from '../../db/database.ts';
import { bankAccount } from '../../db/schema/bankAccount.ts';
import type { Sealer } from '../sealing/createSealer.ts';

/** An account on file, opened. */
export interface BankAccount {
  id: string;
  version: number;
  addedAt: Date;
  details: BankBody;
}

/** As it was sealed; the rules of input may have changed since. */
const Details = z.object({
  accountHolderName: z.string(),
  accountNumber: z.string(),
  ifscCode: z.string(),
  bankName: z.string(),
  address: z.string(),
});

/** The name under which a row is sealed. */
export const bankAccountRow = (id: string) => `bank_account ${id}`;

function toAccount(sealer: Sealer, { id, version, addedAt, sealed }: typeof bankAccount.$inferSelect): BankAccount {
  return { id, version, addedAt, details: z.parse(Details, JSON.parse(sealer.open(sealed, bankAccountRow(id)))) };
}

/** The account that counts, or undefined. */
export async function findBankAccount(
  queries: Queries,
  sealer: Sealer,
  memberId: bigint,
): Promise<BankAccount | undefined> {
  const [row] = await queries
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.memberId, memberId))
    .orderBy(desc(bankAccount.version))
    .limit(1);
  return row && toAccount(sealer, row);
}

interface NewVersion {
  memberId: bigint;
  version: number;
  details: BankBody;
  /** Absent: now. */
  addedAt?: Date;
}

/** Adds a version; undefined where that version is there already. */
export async function addBankAccount(
  queries: Queries,
  sealer: Sealer,
  { details, ...given }: NewVersion,
): Promise<BankAccount | undefined> {
  const id = randomUUID();
  const sealed = sealer.seal(JSON.stringify(details), bankAccountRow(id));
  const [row] = await queries
    .insert(bankAccount)
    .values({ ...given, id, sealed })
    .onConflictDoNothing({ target: [bankAccount.memberId, bankAccount.version] })
    .returning();
  return row && toAccount(sealer, row);
}
