import { EMAIL_LINK_DAYS } from '@potli/api/contract/policy';
import { mailedPages } from '@potli/api/link';
import { DAY_MINUTES } from '@potli/api/units/time';
import { emailVerificationMail } from '@potli/mails';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { emailVerification } from '../../../db/schema/emailVerification.ts';
import { member } from '../../../db/schema/member.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import type { MailPort } from '../../platform/mail/MailPort.ts';
import { NOWHERE, type Place } from '../devices/createPlaceTags.ts';
import type { MemberEvents } from '../memberEvents/createMemberEvents.ts';
import { createMailKey, hashMailKey } from './mailKey.ts';

interface VerificationParts {
  database: Pick<Database, 'orm'>;
  mail: MailPort;
  events: MemberEvents;
  publicUrl: string;
  productName: string;
}

interface Addressee {
  id: bigint;
  email: string;
  name: string;
}

const VALID_MINUTES = EMAIL_LINK_DAYS * DAY_MINUTES;

/** Verification keys: 256 bits, stored as a hash, valid for `EMAIL_LINK_DAYS`; only the newest is valid. */
export function createEmailVerifications({
  database: { orm },
  mail,
  events,
  publicUrl,
  productName,
}: VerificationParts) {
  return {
    /** Mails a link, as part of the caller's transaction. */
    async request(queries: Queries, { id, email, name }: Addressee): Promise<void> {
      const { key, keyHash } = createMailKey();
      const fields = { keyHash, expiresAt: sql`now() + make_interval(mins => ${VALID_MINUTES})` };
      await queries
        .insert(emailVerification)
        .values({ memberId: id, ...fields })
        .onConflictDoUpdate({ target: emailVerification.memberId, set: fields });
      const link = `${publicUrl}/${mailedPages.verifyEmail}?key=${key}`;
      const message = emailVerificationMail({ name, link }, { productName });
      await mail.send({ to: email, message, validMinutes: VALID_MINUTES }, queries);
    },

    /**
     * Marks the address as verified. The link works twice: some mail programs open links before the member does.
     * @throws ProblemError invalid for a key that is unknown or expired
     */
    async complete(key: string, place: Place = NOWHERE): Promise<void> {
      const ofKey = and(eq(emailVerification.keyHash, hashMailKey(key)), sql`${emailVerification.expiresAt} > now()`);
      const [asked] = await orm.select({ id: emailVerification.memberId }).from(emailVerification).where(ofKey);
      if (!asked) throw invalid('This link is no longer valid. Please ask for a new one in your dashboard.');
      await orm.transaction(async (queries) => {
        if (await verifyEmail(queries, asked.id))
          await events.record(queries, { memberId: asked.id, kind: 'emailVerified', place });
      });
    },
  };
}

/** Marks the member's address as verified. @returns whether it was not before */
export async function verifyEmail(queries: Queries, memberId: bigint): Promise<boolean> {
  const verified = await queries
    .update(member)
    .set({ emailVerifiedAt: sql`now()` })
    .where(and(eq(member.id, memberId), isNull(member.emailVerifiedAt)))
    .returning({ id: member.id });
  return verified.length > 0;
}
