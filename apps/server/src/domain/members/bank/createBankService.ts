import { isDeepStrictEqual } from 'node:util';
import type { AccountBody, BankBody, BankDetails, PayoutKinds } from '@potli/api';
import bankNames from 'ifsc/src/banknames.json' with { type: 'json' };
import sublets from 'ifsc/src/sublet.json' with { type: 'json' };
import type { Queries } from '../../../db/database.ts';
import type { member } from '../../../db/schema/member.ts';
import { conflict, invalid, notFound } from '../../../errors/ProblemError.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import type { Sealer } from '../../platform/sealing/createSealer.ts';
import { createPlaceTags, type Place } from '../devices/createPlaceTags.ts';
import type { Caller } from '../identity/Caller.ts';
import { endSessionsOf } from '../identity/createSessions.ts';
import { createMemberEvents } from '../memberEvents/createMemberEvents.ts';
import { flagSelfDealing } from '../selfdealing/flagSelfDealing.ts';
import type { BankRecord } from './BankRecord.ts';
import { addBankAccount, type BankAccount, findBankAccount, nextVersion } from './bankAccountRows.ts';
import type { CheckVpa } from './CheckVpa.ts';
import {
  type Confirmation,
  type ConfirmationParts,
  createBankConfirmations,
  type Spend,
} from './createBankConfirmations.ts';
import { createBankStops } from './createBankStops.ts';
import { findLiveVersion } from './findLiveVersion.ts';
import { lockCaller } from './lockMember.ts';
import { nameOfVpa } from './nameOfVpa.ts';
import { type Hold, payoutHold } from './payoutHold.ts';
import { readTargetRisk } from './readTargetRisk.ts';

interface BankParts extends Omit<ConfirmationParts, 'events'> {
  sealer: Sealer;
  /** Names the person whom a UPI ID pays. */
  checkVpa: CheckVpa;
  /** False: the bank sends to accounts only. Absent: it sends to both. */
  sendsToUpi?: boolean;
  publicUrl: string;
}

/** Who saves, from where, and the password or code that confirms it. */
export interface BankWrite extends Confirmation {
  caller: Caller;
  place: Place;
  body: BankBody;
}

/** The owner of an account, for mails about it. */
type Owner = Pick<typeof member.$inferSelect, 'email' | 'name'>;

/**
 * Bank accounts and UPI IDs of members. Every change is stored as a version, of either kind; the last one that was not
 * stopped is valid. Each is mailed with a link that stops it, and ends all sessions but its own.
 */
export function createBankService({ sealer, checkVpa, sendsToUpi = true, ...given }: BankParts) {
  const events = createMemberEvents(createPlaceTags(given.jwtSecret));
  const parts = { ...given, events };
  const { limits } = parts;
  const { orm } = parts.database;
  const stops = createBankStops(parts);
  const confirmations = createBankConfirmations(parts);
  const inTransaction = <Written>(write: (queries: Queries) => Promise<Written>) => orm.transaction(write);

  /** What is stored of a body; a UPI ID on file already was checked before. */
  async function toRecord(body: BankBody, memberId: bigint): Promise<BankRecord> {
    if (body.kind !== 'upi') return { ...withBankName(body), kind: 'account' };
    if (!sendsToUpi) throw invalid('Our bank does not send to UPI IDs. Please add your bank account.');
    const last = (await findBankAccount(orm, sealer, memberId))?.details;
    if (last?.kind === 'upi' && last.vpa === body.vpa) return { ...body, registeredName: last.registeredName };
    return { ...body, registeredName: await nameOfVpa(checkVpa, body.vpa) };
  }

  /** Part of the caller's transaction, which has locked the member. */
  async function save(
    queries: Queries,
    { caller, place }: BankWrite,
    owner: Owner,
    ready: Ready,
  ): Promise<BankDetails> {
    const { id: memberId, sessionId } = caller;
    const { details, spend } = ready;
    const hold = payoutHold(await readTargetRisk(queries, caller));
    if (hold.asks && !spend) throw conflict('Your account has changed meanwhile. Please try again.');
    await spend?.(queries);
    const version = await nextVersion(queries, memberId);
    const isFirst = version === 1;
    const bankAccountId = await addBankAccount(queries, sealer, { memberId, version, details, hold });
    await flagSelfDealing(queries, memberId);
    await endSessionsOf(queries, memberId, 'BANK_CHANGE', sessionId);
    await stops.sendStopLink(queries, { ...owner, bankAccountId, details, isFirst, hold });
    if (spend) await events.record(queries, { memberId, kind: 'confirmed', place, sessionId });
    await events.record(queries, { memberId, kind: isFirst ? 'bankCreated' : 'bankChanged', place, sessionId });
    const saved = await findBankAccount(queries, sealer, memberId);
    if (!saved) throw new Error('The saved bank details were not found');
    return toBankDetails(saved);
  }

  /**
   * What has to be done before the transaction: the confirmation, where the risk asks for one, then the limit, and then the bank is
   * asked about a UPI ID, so that a caller without the password cannot look up names.
   */
  async function prepare({ caller, place, body, ...confirmation }: BankWrite): Promise<Ready> {
    const { asks } = payoutHold(await readTargetRisk(orm, caller));
    const spend = asks ? await confirmations.check(caller, confirmation, place) : undefined;
    await limits.consume('bankWritePerDay', String(caller.id));
    return { details: await toRecord(body, caller.id), spend };
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

    /**
     * @throws ProblemError conflict where there is one on file, forbidden where the password or a code is asked for or is wrong,
     * invalid for a UPI ID that pays nobody, tooMany
     */
    async create(write: BankWrite, once: Once<BankDetails> = inTransaction): Promise<BankDetails> {
      const { caller } = write;
      const refuseSecond = async (queries: Queries) => {
        if (await findLiveVersion(queries, caller.id)) throw isThere();
      };
      await refuseSecond(orm);
      const ready = await prepare(write).catch(async (error) => {
        // one that was created at the same time asks for a confirmation
        await refuseSecond(orm);
        throw error;
      });
      return once(async (queries) => {
        const owner = await lockCaller(queries, caller);
        await refuseSecond(queries);
        return save(queries, write, owner, ready);
      });
    },

    /**
     * Without a change nothing is saved or asked for, and payouts do not wait.
     * @throws ProblemError notFound where there is none on file, forbidden where the password or a code is asked for or is wrong,
     * invalid for a UPI ID that pays nobody, tooMany
     */
    async update(write: BankWrite, once: Once<BankDetails> = inTransaction): Promise<BankDetails> {
      const { caller } = write;
      const before = await findBankAccount(orm, sealer, caller.id);
      if (!before) throw noneThere();
      const isSame = isOnFile(before.details, write.body);
      const ready = isSame ? { details: before.details, spend: undefined } : await prepare(write);
      return once(async (queries) => {
        const owner = await lockCaller(queries, caller);
        const last = await findBankAccount(queries, sealer, caller.id);
        if (!last) throw noneThere();
        return isDeepStrictEqual(last.details, ready.details)
          ? toBankDetails(last)
          : save(queries, write, owner, ready);
      });
    },

    sendCode: confirmations.sendCode,
    stop: stops.stop,
  };
}

/** What is ready before the transaction. */
interface Ready {
  details: BankRecord;
  /** Takes the code that confirmed it; undefined where nothing was asked for. */
  spend: Spend | undefined;
}

const isThere = () => conflict('Your bank details are saved already. Reload and change them.');
const noneThere = () => notFound('You have no bank details yet. Reload and add them.');

/** Whether a body says what is on file. */
function isOnFile(saved: BankRecord, body: BankBody): boolean {
  if (saved.kind === 'upi') return isDeepStrictEqual(saved, { ...body, registeredName: saved.registeredName });
  return body.kind !== 'upi' && isDeepStrictEqual(saved, { ...withBankName(body), kind: 'account' });
}

const noAccount = { accountNumber: '', ifscCode: '', bankName: '', address: '' };

/** Clients from before UPI find the fields of an account empty. */
function toBankDetails({ details, hold }: BankAccount): BankDetails {
  const held = {
    payoutsHeldUntil: hold?.until.toISOString() ?? null,
    payoutsHeldBecause: hold && (hold.reason.toUpperCase() as Uppercase<Hold['reason']>),
  };
  return details.kind === 'upi' ? { ...noAccount, ...details, ...held } : { ...details, ...held };
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
