import { toRupees } from '@potli/api/units/money';
import { breachMail, forfeitedMail, forfeitWarningMail, type Message, type Shop } from '@potli/mails';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { member } from '../../../db/schema/member.ts';
import { findNotice } from '../../payouts/forfeiture/noticeRows.ts';

/**
 * The mail about money that will be, or was, forfeited; null for a warning to a member who has logged in since,
 * undefined for an unknown notice.
 */
export async function toForfeitMessage(
  queries: Queries,
  noticeId: bigint,
  { name, shop }: { name: string; shop: Shop },
): Promise<Message | null | undefined> {
  const notice = await findNotice(queries, noticeId);
  if (!notice) return undefined;
  const { stage, breach, approvedPaise, inactiveSince, forfeitsAt, memberId } = notice;
  const news = { name, amount: toRupees(approvedPaise), forfeitsAt };
  const walletUrl = `${shop.siteUrl}/user_dashboard/my_cashback`;
  if (breach) return breachMail({ ...news, breach }, shop);
  if (stage === 'FORFEITED') return forfeitedMail({ ...news, walletUrl });
  const [reader] = await queries.select({ lastSeenAt: member.lastSeenAt }).from(member).where(eq(member.id, memberId));
  if (!reader || reader.lastSeenAt > inactiveSince) return null;
  return forfeitWarningMail({ ...news, isLast: stage === 'LAST', loginUrl: walletUrl });
}
