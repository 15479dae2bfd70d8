import { memberEventKinds } from '@potli/api/contract/adminMembers';
import { holdReasons } from '../../db/schema/bankAccount.ts';
import { addBankAccount } from '../../domain/members/bank/bankAccountRows.ts';
import { joinMember } from '../joinMember.ts';
import { sampleSignup } from '../sampleMember.ts';
import { addMember } from '../sampleMoney.ts';
import { bankDetails } from './addShopper.ts';
import type { LivedShop } from './LivedShop.ts';

/** Members save payout targets that are held for each reason, confirm them, and forget to. */
export async function liveWithTargets({ host, database, sealer, sql }: LivedShop): Promise<void> {
  for (const reason of holdReasons) {
    const hold = { hours: 72, reason } as const;
    await addBankAccount(database.orm, sealer, {
      memberId: await addMember(database),
      version: 1,
      details: bankDetails,
      hold,
    });
  }
  const [asking, late] = [await joinMember(host), await joinMember(host)];
  for (const member of [asking, late]) {
    await member.send('POST', '/bank-details', bankDetails);
    await member.send('POST', '/bank-details/code', {});
  }
  await asking.send('PUT', '/bank-details', { ...bankDetails, password: 'another one 7' });
  await asking.send('PUT', '/bank-details', { ...bankDetails, password: sampleSignup().password });
  await sql(`update bank_code set expires_at = now() - interval '1 hour' where member_id = $1`, [late.id]);
  await sql(
    `insert into member_device (member_id, device_tag, kind) values ($1, decode(repeat('ab', 16), 'hex'), 'visitor')`,
    [asking.id],
  );
  // what else can happen at an account in a year
  await sql(
    `insert into member_event (member_id, kind) select $1, kind from unnest($2::text[]) as happened (kind)
     where kind not in (select kind from member_event)`,
    [asking.id, memberEventKinds],
  );
}
