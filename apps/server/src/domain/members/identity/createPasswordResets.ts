import { PASSWORD_LINK_MINUTES } from '@potli/api/contract/policy';
import { mailedPages } from '@potli/api/link';
import { passwordChangedMail, passwordResetMail } from '@potli/mails';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { passwordReset } from '../../../db/schema/passwordReset.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import type { MailPort } from '../../platform/mail/MailPort.ts';
import type { Place } from '../devices/createPlaceTags.ts';
import type { MemberEvents } from '../memberEvents/createMemberEvents.ts';
import { verifyEmail } from './createEmailVerifications.ts';
import { findMember } from './createMember.ts';
import { endSessionsOf } from './createSessions.ts';
import type { Owner } from './isOwnPassword.ts';
import { createMailKey, hashMailKey } from './mailKey.ts';
import type { PasswordHasher } from './passwordHasher.ts';

interface ResetParts {
  database: Pick<Database, 'orm'>;
  hasher: PasswordHasher;
  mail: MailPort;
  events: MemberEvents;
  /** @throws ProblemError invalid for a password that this member must not have */
  checkPassword(password: string, owner: Owner): void;
  /** Links never use the Host header: its sender could have the key sent to their own host. */
  publicUrl: string;
  productName: string;
}

interface NewPassword {
  key: string;
  newPassword: string;
  place: Place;
}

/** The member whose password was set. */
export interface ResetOf {
  memberId: bigint;
  /** The account's name. */
  account: string;
}

/** Reset keys: 256 bits, stored as a hash, valid once and for half an hour; only the newest is valid. */
export function createPasswordResets({ database: { orm }, hasher, mail, events, checkPassword, ...site }: ResetParts) {
  const { publicUrl, productName } = site;
  const validKey = (key: string) =>
    and(eq(passwordReset.keyHash, hashMailKey(key)), sql`${passwordReset.expiresAt} > now()`);

  return {
    /** Sends a link when the account exists. */
    async request(email: string, place: Place): Promise<void> {
      const account = await findMember(orm, email);
      if (!account) return;
      const { key, keyHash } = createMailKey();
      const fields = { keyHash, expiresAt: sql`now() + make_interval(mins => ${PASSWORD_LINK_MINUTES})` };
      const link = `${publicUrl}/${mailedPages.forgotPassword}?key=${key}`;
      const message = passwordResetMail({ name: account.name, link }, { productName });
      // in one transaction: without the mail, the old link would be dead and the new one unknown
      await orm.transaction(async (queries) => {
        await queries
          .insert(passwordReset)
          .values({ memberId: account.id, ...fields })
          .onConflictDoUpdate({ target: passwordReset.memberId, set: fields });
        await mail.send({ to: account.email, message, validMinutes: PASSWORD_LINK_MINUTES }, queries);
        await events.record(queries, { memberId: account.id, kind: 'resetAsked', place });
      });
    },

    /**
     * Sets the password, ends every session, notifies the member by mail and returns the member. The link came by mail, so the
     * address is verified, too.
     * @throws ProblemError invalid for a key that is unknown, used or expired, and for a password that is refused
     */
    async complete({ key, newPassword, place }: NewPassword, once: Once<ResetOf>): Promise<ResetOf> {
      const [asked] = await orm
        .select({ email: member.email, name: member.name, mobileNumber: member.mobileNumber })
        .from(passwordReset)
        .innerJoin(member, eq(member.id, passwordReset.memberId))
        .where(validKey(key));
      if (!asked) throw linkExpired();
      checkPassword(newPassword, asked);
      const passwordHash = await hasher.hash(newPassword);
      return once(async (transaction) => {
        const [used] = await transaction.delete(passwordReset).where(validKey(key)).returning();
        if (!used) throw linkExpired();
        const { memberId } = used;
        const [changed] = await transaction
          .update(member)
          .set({ passwordHash, passwordResetAt: sql`now()` })
          .where(eq(member.id, memberId))
          .returning({ account: member.email });
        if (!changed) throw linkExpired();
        if (await verifyEmail(transaction, memberId))
          await events.record(transaction, { memberId, kind: 'emailVerified', place });
        await endSessionsOf(transaction, memberId, 'RESET');
        await events.record(transaction, { memberId, kind: 'passwordChanged', place });
        const facts = { name: asked.name, bankUrl: `${publicUrl}/user_dashboard/bank_account` };
        await mail.send({ to: asked.email, message: passwordChangedMail(facts, { productName }) }, transaction);
        return { memberId, ...changed };
      });
    },
  };
}

const linkExpired = () => invalid('This reset link is no longer valid. Please ask for a new one.');
