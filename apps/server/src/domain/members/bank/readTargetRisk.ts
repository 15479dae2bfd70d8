import { KNOWN_DEVICE_HOURS, NEW_PASSWORD_DAYS, NEWCOMER_HOURS, SILENCE_DAYS } from '@potli/api/contract/policy';
import { sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database.ts';
import { bankAccount } from '../../../db/schema/bankAccount.ts';
import { account } from '../../../db/schema/ledger.ts';
import { member } from '../../../db/schema/member.ts';
import { memberDevice } from '../../../db/schema/memberDevice.ts';
import { session } from '../../../db/schema/session.ts';
import type { Caller } from '../identity/Caller.ts';
import type { TargetRisk } from './payoutHold.ts';

/** What is known of a member and the session, for `payoutHold`. */
export async function readTargetRisk(queries: Queries, { id, sessionId }: Caller): Promise<TargetRisk> {
  const { rows } = await queries.execute<Record<keyof TargetRisk, boolean>>(sql`
    select
      not exists (select from ${bankAccount} where member_id = ${id}) as "isFirst",
      member.created_at > now() - make_interval(hours => ${NEWCOMER_HOURS})
        and session.created_at < member.created_at + interval '5 minutes' as "isNewcomer",
      member.email_verified_at is not null as "emailVerified",
      exists (select from ${account} where account.member_id = ${id} and kind in ('APPROVED', 'HELD') and balance > 0) as "moneyWaits",
      not exists (
        select from ${memberDevice} where member_id = ${id} and device_tag = session.device_tag
          and first_seen < now() - make_interval(hours => ${KNOWN_DEVICE_HOURS})) as "isNewDevice",
      coalesce(session.created_at - greatest(member.created_at, (
        select max(greatest(earlier.created_at, earlier.rotated_at)) from ${session} as earlier
        where earlier.member_id = ${id} and earlier.created_at < session.created_at)) > make_interval(days => ${SILENCE_DAYS}), false) as "wasSilent",
      coalesce(member.password_reset_at > now() - make_interval(days => ${NEW_PASSWORD_DAYS}), false) as "passwordIsNew"
    from ${member} join ${session} on session.member_id = member.id
    where member.id = ${id} and session.id = ${sessionId}::uuid`);
  const [risk] = rows;
  if (!risk) throw new Error('The session does not exist');
  return risk;
}
