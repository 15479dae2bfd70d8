import { isDeepStrictEqual } from 'node:util';
import type { AccountBody, BankBody, BankDetails, PayoutKinds } from '@potli/api';
import { and, eq, sql } from 'drizzle-orm';
import bankNames from 'ifsc/src/banknames.json' with { type: 'json' };
import sublets from 'ifsc/src/sublet.json' with { type: 'json' };
import type { Database, Queries } from '../../db/database.ts';
import { member } from '../../db/schema/member.ts';
import { session } from '../../db/schema/session.ts';
import { conflict, invalid, notFound } from '../../errors/ProblemError.ts';
import type { RateLimiter } from '../../limits/createRateLimiter.ts';
import type { Once } from '../idempotency/createKeyedWrites.ts';
import type { Caller } from '../identity/Caller.ts';
import { endSessionsOf } from '../identity/createSessions.ts';
import type { MailPort } from '../mail/MailPort.ts';
import type { Sealer } from '../sealing/createSealer.ts';
import { flagSelfDealing } from '../selfdealing/flagSelfDealing.ts';
import type { BankRecord } from './BankRecord.ts';
import { addBankAccount, type BankAccount, findBankAccount, nextVersion } from './bankAccountRows.ts';
import type { CheckVpa } from './CheckVpa.ts';
import { createBankStops } from './createBankStops.ts';
import { findLiveVersion } from './findLiveVersion.ts';
import { lockCaller } from './lockMember.ts';
import { nameOfVpa } from './nameOfVpa.ts';

interface BankParts {
  database: Pick<Database, 'orm'>;
  limits: RateLimiter;
  sealer: Sealer;
  mail: MailPort;
  /** Names the person whom a UPI ID pays. */
  checkVpa: CheckVpa;
  /** False: the bank sends to accounts only. Absent: it sends to both. */
  sendsToUpi?: boolean;
  publicUrl: string;
  productName: string;
}

/** The owner of an account, for mails about it. */
type Owner = Pick<typeof member.$inferSelect, 'email' | 'name'>;

export type BankService = ReturnType<typeof createBankService>;

/**
 * Bank accounts and UPI IDs of members. Every change is stored as a version, of either kind; the last one that was not
 * stopped is valid. A change ends all sessions but its own.
 */
export function createBankService({ database, limits, sealer, checkVpa, sendsToUpi = true, ...mailing }: BankParts) {
  const { orm } = database;
  const stops = createBankStops({ database, ...mailing });
  const inTransaction = <Written>(write: (queries: Queries) => Promise<Written>) => orm.transaction(write);

  /** What is kept of a body; a UPI ID on file already was checked before. */
  async function toRecord(body: BankBody, memberId: bigint): Promise<BankRecord> {
    if (body.kind !== 'upi') return { ...withBankName(body), kind: 'account' };
    if (!sendsToUpi) throw invalid('Our bank does not send to UPI IDs. Please add your bank account.');
    const last = (await findBankAccount(orm, sealer, memberId))?.details;
    if (last?.kind === 'upi' && last.vpa === body.vpa) return { ...body, registeredName: last.registeredName };
    return { ...body, registeredName: await nameOfVpa(checkVpa, body.vpa) };
  }

  /** Part of the caller's transaction, which has locked the member. */
  async function save(queries: Queries, caller: Caller, owner: Owner, details: BankRecord): Promise<BankDetails> {
    const version = await nextVersion(queries, caller.id);
    const held = version > 1 || (await isLateFromNewSession(queries, caller));
    const bankAccountId = await addBankAccount(queries, sealer, { memberId: caller.id, version, details, held });
    await flagSelfDealing(queries, caller.id);
    await endSessionsOf(queries, caller.id, 'BANK_CHANGE', caller.sessionId);
    if (held) await stops.sendStopLink(queries, { ...owner, bankAccountId, details });
    const saved = await findBankAccount(queries, sealer, caller.id);
    if (!saved) throw new Error('The saved bank details were not found');
    return toBankDetails(saved);
  }

  return {
    /** Null where there is neither account nor UPI ID on file. */
    async find(memberId: bigint): Promise<BankDetails | null> {
      const account = await findBankAccount(orm, sealer, memberId);
      return account ? toBankDetails(account) : null;
    },

    /** What the bank sends to, and the kind that is on file. */
    async kinds(memberId: bigint): Promise<PayoutKinds> {
      const live = await findLiveVersion(orm, memberId);
      return { sendsTo: sendsToUpi ? ['account', 'upi'] : ['account'], onFile: live?.kind ?? null };
    },

    /** @throws ProblemError conflict where there is one on file, invalid for a UPI ID that pays nobody, tooMany */
    async create(caller: Caller, body: BankBody, once: Once<BankDetails> = inTransaction): Promise<BankDetails> {
      await limits.consume('bankWritePerDay', String(caller.id));
      const details = await toRecord(body, caller.id);
      return once(async (queries) => {
        const owner = await lockCaller(queries, caller);
        const last = await findBankAccount(queries, sealer, caller.id);
        if (last) throw conflict('Your bank details are saved already. Reload and change them.');
        return save(queries, caller, owner, details);
      });
    },

    /**
     * Without a change nothing is saved, and payouts do not wait.
     * @throws ProblemError notFound where there is none on file, invalid for a UPI ID that pays nobody, tooMany
     */
    async update(caller: Caller, body: BankBody, once: Once<BankDetails> = inTransaction): Promise<BankDetails> {
      await limits.consume('bankWritePerDay', String(caller.id));
      const details = await toRecord(body, caller.id);
      return once(async (queries) => {
        const owner = await lockCaller(queries, caller);
        const last = await findBankAccount(queries, sealer, caller.id);
        if (!last) throw notFound('You have no bank details yet. Reload and add them.');
        return isDeepStrictEqual(last.details, details) ? toBankDetails(last) : save(queries, caller, owner, details);
      });
    },

    stop: stops.stop,
  };
}

/**
 * Whether a member who joined more than a day ago uses a session younger than an hour: a thief of a password would do
 * so.
 */
async function isLateFromNewSession(queries: Queries, { id, sessionId }: Caller): Promise<boolean> {
  const rows = await queries
    .select({ id: session.id })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(
      and(
        eq(member.id, id),
        eq(session.id, sessionId),
        sql`${session.createdAt} > now() - interval '1 hour'`,
        sql`${member.createdAt} < now() - interval '24 hours'`,
      ),
    );
  return rows.length > 0;
}

const noAccount = { accountNumber: '', ifscCode: '', bankName: '', address: '' };

/** Clients from before UPI find the fields of an account empty. */
function toBankDetails({ details, heldUntil }: BankAccount): BankDetails {
  const payoutsHeldUntil = heldUntil?.toISOString() ?? null;
  return details.kind === 'upi' ? { ...noAccount, ...details, payoutsHeldUntil } : { ...details, payoutsHeldUntil };
}

/** Fills in the bank's name by its code. */
export function withBankName(details: AccountBody): AccountBody {
  return { ...details, bankName: details.bankName || (bankNameOf(details.ifscCode) ?? '') };
}

const nameByCode = new Map<string, string>(Object.entries(bankNames));
/** Branches of small banks that use the code of a larger bank. */
const codeByBranch = new Map<string, string>(Object.entries(sublets));

/** The bank of a branch code, from a public table; undefined for an unknown code. */
export function bankNameOf(ifscCode: string): string | undefined {
  return nameByCode.get(codeByBranch.get(ifscCode) ?? ifscCode.slice(0, 4));
}
