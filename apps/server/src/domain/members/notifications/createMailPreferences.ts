import { type MailKind, type MailPreferences, mailKinds } from '@potli/api';
import { mailedPages } from '@potli/api/link';
import { and, eq } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { mailOptOut } from '../../../db/schema/notification.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import type { Unsubscribe } from '../../platform/mail/MailPort.ts';
import { createUnsubscribeKeys } from './unsubscribeKeys.ts';

interface PreferenceParts {
  database: Pick<Database, 'orm'>;
  /** Signs the links in mails. */
  secret: string;
  /** Links never use the Host header, which anyone can forge. */
  siteUrl: string;
}

export type MailPreferenceService = ReturnType<typeof createMailPreferences>;

/** Which mails about money a member gets (docs/product/mails.md#switching-mails-off). All, until one is switched off. */
export function createMailPreferences({ database: { orm }, secret, siteUrl }: PreferenceParts) {
  const keys = createUnsubscribeKeys(secret);
  const query = (key: string) => `?key=${encodeURIComponent(key)}`;
  const pageOf = (key: string) => `${siteUrl}/${mailedPages.unsubscribe}${query(key)}`;

  async function of(memberId: bigint): Promise<MailPreferences> {
    const rows = await orm.select({ kind: mailOptOut.kind }).from(mailOptOut).where(eq(mailOptOut.memberId, memberId));
    const off = new Set(rows.map(({ kind }) => kind));
    return Object.fromEntries(mailKinds.map((kind) => [kind, !off.has(kind)])) as MailPreferences;
  }

  return {
    of,

    /** Switches one kind on or off, and returns all. */
    async save(memberId: bigint, kind: MailKind, wanted: boolean): Promise<MailPreferences> {
      if (!wanted) await switchOff(orm, memberId, kind);
      else await orm.delete(mailOptOut).where(isKind(memberId, kind));
      return of(memberId);
    },

    /** Follows the link of a mail, without a login. @throws ProblemError invalid for a key that we did not sign */
    async unsubscribe(key: string): Promise<void> {
      const asked = keys.read(key);
      if (!asked)
        throw invalid('This link is not complete. Please open it from the mail again, or log in and open My Profile.');
      await switchOff(orm, asked.memberId, asked.kind);
    },

    /** The page where a person confirms that a link is followed: programs that scan mails open links, too. */
    pageOf,

    /** The links of a mail that switch its kind off. */
    unsubscribeFor(memberId: bigint, kind: MailKind): Unsubscribe {
      const key = keys.keyOf({ memberId, kind });
      return { pageUrl: pageOf(key), callUrl: `${siteUrl}/api/unsubscribe${query(key)}` };
    },
  };
}

const isKind = (memberId: bigint, kind: MailKind) => and(eq(mailOptOut.memberId, memberId), eq(mailOptOut.kind, kind));

async function switchOff(queries: Queries, memberId: bigint, kind: MailKind): Promise<void> {
  await queries.insert(mailOptOut).values({ memberId, kind }).onConflictDoNothing();
}
