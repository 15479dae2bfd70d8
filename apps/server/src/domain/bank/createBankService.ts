import type { BankBody, BankDetails } from '@potli/api';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { member } from '../../db/schema/member.ts';
import type { RateLimits } from '../../limits/createRateLimits.ts';
import { conflict, notFound } from '../../problem.ts';
import type { Once } from '../idempotency/Once.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { addBankAccount, type BankAccount, findBankAccount } from './bankAccountRows.ts';
import { bankNameOf } from './bankNameOf.ts';
import { holdAfter } from './holdAfter.ts';

interface BankParts {
  database: Pick<Database, 'orm'>;
  limits: RateLimits;
  sealer: Sealer;
}

export type BankService = ReturnType<typeof createBankService>;

/** Where members' cashback is sent (spec, sections 4 and 5). Every change is kept; the last counts. */
export function createBankService({ database: { orm }, limits, sealer }: BankParts) {
  return {
    /** Null where there is no account on file. */
    async find(memberId: bigint): Promise<BankDetails | null> {
      const account = await findBankAccount(orm, sealer, memberId);
      return account ? toBankDetails(account) : null;
    },

    /** @throws ProblemError 409 where there is an account, 429 */
    async create(memberId: bigint, body: BankBody, once: Once<BankDetails>): Promise<BankDetails> {
      await limits.consume('bankWritePerDay', String(memberId));
      return once(async (queries) => {
        const added = await addBankAccount(queries, sealer, { memberId, version: 1, details: withBankName(body) });
        if (!added) throw conflict('Your bank details are saved already. Reload and change them.');
        return toBankDetails(added);
      });
    },

    /** A save that changes nothing holds no payouts. @throws ProblemError 404 where there is no account, 429 */
    async update(memberId: bigint, body: BankBody, once: Once<BankDetails>): Promise<BankDetails> {
      await limits.consume('bankWritePerDay', String(memberId));
      const details = withBankName(body);
      return once(async (queries) => {
        // of two changes at once the second builds on the first
        await queries.execute(sql`select from ${member} where ${eq(member.id, memberId)} for no key update`);
        const last = await findBankAccount(queries, sealer, memberId);
        if (!last) throw notFound('You have no bank details yet. Reload and add them.');
        if (isSame(last.details, details)) return toBankDetails(last);
        const added = await addBankAccount(queries, sealer, { memberId, version: last.version + 1, details });
        if (!added) throw new Error('A version of bank details appeared under the lock');
        return toBankDetails(added);
      });
    },
  };
}

function toBankDetails(account: BankAccount): BankDetails {
  return { ...account.details, payoutsHeldUntil: holdAfter(account, Date.now())?.toISOString() ?? null };
}

/** The bank's name may be left to its code. */
export function withBankName(details: BankBody): BankBody {
  return { ...details, bankName: details.bankName || (bankNameOf(details.ifscCode) ?? '') };
}

const FIELDS = ['accountHolderName', 'accountNumber', 'ifscCode', 'bankName', 'address'] as const;

function isSame(one: BankBody, other: BankBody): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}
