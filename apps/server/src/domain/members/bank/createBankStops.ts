import { BANK_STOP_LINK_DAYS } from '@potli/api/contract/policy';
import { mailedPages } from '@potli/api/link';
import { DAY_MINUTES } from '@potli/api/units/time';
import { bankChangeMail } from '@potli/mails';
import { and, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { bankAccount } from '../../../db/schema/bankAccount.ts';
import { bankAccountStop } from '../../../db/schema/bankAccountStop.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import type { MailPort } from '../../platform/mail/MailPort.ts';
import { NOWHERE, type Place } from '../devices/createPlaceTags.ts';
import { endSessionsOf } from '../identity/createSessions.ts';
import { createMailKey, hashMailKey } from '../identity/mailKey.ts';
import type { MemberEvents } from '../memberEvents/createMemberEvents.ts';
import type { BankRecord } from './BankRecord.ts';
import { describeTarget } from './describeTarget.ts';
import { lockMember } from './lockMember.ts';
import type { PayoutHold } from './payoutHold.ts';

interface StopParts {
  database: Pick<Database, 'orm'>;
  mail: MailPort;
  events: MemberEvents;
  /** Links never use the Host header, which anyone can forge. */
  publicUrl: string;
  productName: string;
}

interface BankChange {
  bankAccountId: string;
  /** What it was changed to. */
  details: BankRecord;
  email: string;
  name: string;
  isFirst: boolean;
  hold: Pick<PayoutHold, 'hours' | 'reason'>;
}

const VALID_MINUTES = BANK_STOP_LINK_DAYS * DAY_MINUTES;

/** Links that undo a change of bank details: keys of 256 bits, hashed at rest, for `BANK_STOP_LINK_DAYS`. */
export function createBankStops({ database: { orm }, mail, events, publicUrl, productName }: StopParts) {
  return {
    /** Mails the link that stops a change, as part of the caller's transaction. */
    async sendStopLink(
      queries: Queries,
      { bankAccountId, details, email, name, isFirst, hold }: BankChange,
    ): Promise<void> {
      const { key, keyHash } = createMailKey();
      const expiresAt = sql`now() + make_interval(mins => ${VALID_MINUTES})`;
      await queries.insert(bankAccountStop).values({ bankAccountId, keyHash, expiresAt });
      const link = `${publicUrl}/${mailedPages.stopBankChange}?key=${key}`;
      const facts = { name, target: describeTarget(details), isFirst, link };
      const waits = { holdHours: hold.hours, waitsForAddress: hold.reason === 'unverified' };
      const message = bankChangeMail({ ...facts, ...waits }, { productName });
      await mail.send({ to: email, message, validMinutes: VALID_MINUTES }, queries);
    },

    /**
     * Reverts a change and all later ones, and ends every session. The version before is valid again, and payouts wait
     * for `PAYOUT_HOLD_HOURS`.
     * @throws ProblemError invalid for a key that is unknown or expired
     */
    async stop(key: string, place: Place = NOWHERE): Promise<void> {
      await orm.transaction(async (queries) => {
        const [change] = await queries
          .select({ memberId: bankAccount.memberId, version: bankAccount.version })
          .from(bankAccountStop)
          .innerJoin(bankAccount, eq(bankAccount.id, bankAccountStop.bankAccountId))
          .where(and(eq(bankAccountStop.keyHash, hashMailKey(key)), sql`${bankAccountStop.expiresAt} > now()`));
        if (!change) throw invalid('This link is no longer valid. Please log in and check your bank details.');
        const { memberId, version } = change;
        // a running save finishes first, and is stopped with the others
        await lockMember(queries, memberId);
        const since = queries
          .select({ id: bankAccount.id })
          .from(bankAccount)
          .where(and(eq(bankAccount.memberId, memberId), gte(bankAccount.version, version)));
        const stopped = await queries
          .update(bankAccountStop)
          .set({ stoppedAt: sql`now()` })
          .where(and(inArray(bankAccountStop.bankAccountId, since), isNull(bankAccountStop.stoppedAt)))
          .returning({ id: bankAccountStop.bankAccountId });
        if (stopped.length === 0) return;
        await endSessionsOf(queries, memberId, 'BANK_CHANGE');
        await events.record(queries, { memberId, kind: 'bankStopped', place });
      });
    },
  };
}
