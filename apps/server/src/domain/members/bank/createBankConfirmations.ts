import { createHmac, hkdfSync, randomInt, timingSafeEqual } from 'node:crypto';
import { BANK_CODE_DIGITS, BANK_CODE_MINUTES, BANK_CODE_TRIES } from '@potli/api/contract/policy';
import { bankCodeMail } from '@potli/mails';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { bankCode } from '../../../db/schema/bankCode.ts';
import { member } from '../../../db/schema/member.ts';
import { ProblemError, unauthenticated } from '../../../errors/ProblemError.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import type { MailPort } from '../../platform/mail/MailPort.ts';
import type { Place } from '../devices/createPlaceTags.ts';
import type { Caller } from '../identity/Caller.ts';
import type { MemberEvents } from '../memberEvents/createMemberEvents.ts';

/** What a member sends to confirm a change: one of both. */
export interface Confirmation {
  password?: string | undefined;
  code?: string | undefined;
}

export interface ConfirmationParts {
  database: Pick<Database, 'orm'>;
  limits: RateLimiter;
  mail: MailPort;
  events: MemberEvents;
  passwordMatches(memberId: bigint, password: string): Promise<boolean>;
  /** Secret of the host, from which the key of the codes' hashes is derived. */
  jwtSecret: string;
  productName: string;
}

/** Part of the transaction of the change: takes the code, so that it confirms one change. */
export type Spend = (queries: Queries) => Promise<void>;

/** The password, or a code by mail, before cashback goes elsewhere (docs/decisions/069). */
export function createBankConfirmations({ database: { orm }, limits, mail, events, ...parts }: ConfirmationParts) {
  const key = Buffer.from(hkdfSync('sha256', parts.jwtSecret, '', 'codes for bank details', 32));
  const hashOf = (memberId: bigint, code: string) => createHmac('sha256', key).update(`${memberId} ${code}`).digest();

  /** Counts the try before it looks, so that many at once are not more. */
  async function checkCode({ id }: Caller, code: string): Promise<Spend | undefined> {
    const isValid = and(eq(bankCode.memberId, id), gt(bankCode.expiresAt, sql`now()`));
    const [tried] = await orm
      .update(bankCode)
      .set({ tries: sql`${bankCode.tries} + 1` })
      .where(and(isValid, lt(bankCode.tries, BANK_CODE_TRIES)))
      .returning({ codeHash: bankCode.codeHash });
    const codeHash = hashOf(id, code);
    if (!tried || !timingSafeEqual(tried.codeHash, codeHash)) return undefined;
    return async (queries) => {
      const spent = await queries
        .delete(bankCode)
        .where(and(isValid, eq(bankCode.codeHash, codeHash)))
        .returning();
      if (spent.length === 0) throw wrong('code');
    };
  }

  async function checkPassword({ id }: Caller, password: string): Promise<Spend | undefined> {
    return (await parts.passwordMatches(id, password)) ? async () => {} : undefined;
  }

  return {
    /** Mails a code; one from before is over. @throws ProblemError tooMany */
    async sendCode(caller: Caller, place: Place): Promise<void> {
      const { id: memberId, sessionId } = caller;
      await limits.consume('bankCodePerHour', String(memberId));
      await orm.transaction(async (queries) => {
        const [owner] = await queries
          .select({ email: member.email, name: member.name })
          .from(member)
          .where(eq(member.id, memberId));
        if (!owner) throw unauthenticated();
        const code = String(randomInt(10 ** BANK_CODE_DIGITS)).padStart(BANK_CODE_DIGITS, '0');
        const fields = {
          codeHash: hashOf(memberId, code),
          expiresAt: sql`now() + make_interval(mins => ${BANK_CODE_MINUTES})`,
          tries: 0,
        };
        await queries
          .insert(bankCode)
          .values({ memberId, ...fields })
          .onConflictDoUpdate({ target: bankCode.memberId, set: fields });
        const message = bankCodeMail({ name: owner.name, code }, { productName: parts.productName });
        await mail.send({ to: owner.email, message, validMinutes: BANK_CODE_MINUTES }, queries);
        await events.record(queries, { memberId, kind: 'codeAsked', place, sessionId });
      });
    },

    /**
     * Checks what the member sent. Only wrong ones count against the limit.
     * @returns what takes the code in the transaction of the change
     * @throws ProblemError forbidden, with the reason, where nothing or the wrong thing was sent; tooMany
     */
    async check(caller: Caller, { password, code }: Confirmation, place: Place): Promise<Spend> {
      if (password === undefined && code === undefined) throw missing();
      const { id: memberId, sessionId } = caller;
      await limits.consume('bankConfirmTry', String(memberId));
      const spend = code === undefined ? await checkPassword(caller, password ?? '') : await checkCode(caller, code);
      if (!spend) {
        await events.record(orm, { memberId, kind: 'confirmationFailed', place, sessionId });
        throw wrong(code === undefined ? 'password' : 'code');
      }
      await limits.refund('bankConfirmTry', String(memberId));
      return spend;
    },
  };
}

const missing = () =>
  new ProblemError('forbidden', 'Please confirm with your password, or with a code that we mail to you.', {
    reason: 'CONFIRMATION_REQUIRED',
  });

const wrong = (what: 'password' | 'code') =>
  new ProblemError(
    'forbidden',
    what === 'password' ? 'This password is wrong.' : 'This code is wrong or no longer valid. Ask for a new one.',
    { reason: 'CONFIRMATION_WRONG' },
  );
