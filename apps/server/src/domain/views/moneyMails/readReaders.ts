import type { MailKind } from '@potli/api';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { isAnyOf } from '../../../db/isOneOf.ts';
import { member } from '../../../db/schema/member.ts';
import { mailOptOut } from '../../../db/schema/notification.ts';
import { hasLiveVersion } from '../../members/bank/findLiveVersion.ts';
import type { Notification } from '../../members/notifications/notificationRows.ts';

/** A member who gets mails about money. */
export interface Reader {
  email: string;
  name: string;
  /** Kinds of mails that this member has switched off. */
  off: readonly MailKind[];
  /** What payouts wait for; null where they wait for nothing of the member. */
  missing: 'bank account' | 'verified e-mail' | null;
}

/** Those whom news is for. */
export async function readReaders(queries: Queries, due: readonly Notification[]): Promise<Map<bigint, Reader>> {
  const off = sql<MailKind[]>`array(select kind from ${mailOptOut} where member_id = ${member.id})`;
  const missing = sql<Reader['missing']>`case
    when ${member.suspendedAt} is not null or not ${hasLiveVersion} then 'bank account'
    when ${member.emailVerifiedAt} is null then 'verified e-mail' end`;
  const rows = await queries
    .select({ id: member.id, email: member.email, name: member.name, off, missing })
    .from(member)
    .where(isAnyOf(member.id, [...new Set(due.map(({ memberId }) => memberId))]));
  return new Map(rows.map(({ id, ...reader }) => [id, reader]));
}
