import { PAYOUT_HOLD_HOURS } from '@potli/api/contract/policy';
import { addBankAccount } from '../../domain/members/bank/bankAccountRows.ts';
import { createBankStops } from '../../domain/members/bank/createBankStops.ts';
import { createPlaceTags } from '../../domain/members/devices/createPlaceTags.ts';
import { createMemberEvents } from '../../domain/members/memberEvents/createMemberEvents.ts';
import { addPan } from '../../domain/payouts/tax/panRows.ts';
import { readMails } from '../../domain/platform/mail/readMails.ts';
import { joinMember } from '../joinMember.ts';
import { openTestOutbox } from '../openTestOutbox.ts';
import { testSettings } from '../testSettings.ts';
import { bankDetails } from './addShopper.ts';
import type { LivedShop } from './LivedShop.ts';

/** Members save and change where their money goes; some changes are stopped by the mailed link, for some it has expired. */
export async function liveWithBanks(shop: LivedShop): Promise<void> {
  const { host, database, sealer, sql } = shop;
  const events = createMemberEvents(createPlaceTags(testSettings.jwtSecret));
  const stops = createBankStops({ ...testSettings, database, events, mail: openTestOutbox(database, sealer) });
  const hold = { hours: PAYOUT_HOLD_HOURS, reason: 'changed' } as const;

  async function change(version: number, { id, email }: { id: bigint; email: string }): Promise<void> {
    const kind = 'upi' as const;
    const details = { kind, vpa: 'meera@okbank', accountHolderName: 'Meera Iyer', registeredName: null };
    const bankAccountId = await addBankAccount(database.orm, sealer, { memberId: id, version, details, hold });
    await stops.sendStopLink(database.orm, { bankAccountId, details, email, name: 'Meera', isFirst: false, hold });
  }

  for (const end of ['stopped', 'expired', 'open']) {
    const member = await joinMember(host);
    await addBankAccount(database.orm, sealer, { memberId: member.id, version: 1, details: bankDetails });
    await change(2, member);
    if (end === 'stopped') {
      const mails = await readMails(database.orm, sealer);
      const links = mails
        .filter(({ to }) => to === member.email)
        .map(({ text }) => /stop-bank-change\?key=(\S+)/.exec(text ?? ''));
      await stops.stop(links.flatMap((link) => link?.[1] ?? []).at(-1) ?? '');
    }
    if (end === 'expired') {
      await sql(
        `update bank_account_stop set expires_at = now() - interval '1 day'
         where bank_account_id in (select id from bank_account where member_id = $1)`,
        [member.id],
      );
    }
    for (const version of [1, 2])
      await addPan(database.orm, sealer, { memberId: member.id, version, pan: `ABCPX123${version}F` });
  }
}
