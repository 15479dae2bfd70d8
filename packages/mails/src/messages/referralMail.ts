import { stageWords } from '@potli/api/contract/moneyStages';
import type { Message, Shop } from '../Message.ts';
import { rupees } from '../rupees.ts';

interface ReferralNews {
  /** Of the member; may be empty. */
  name: string;
  /** Of the friend; may be empty. */
  friendName: string;
  /** The member's share. */
  share: number;
  /** Of every cashback of the friend. */
  percent: number;
}

/** The mail about the first share of a friend's cashback. It tells nothing of what the friend bought. */
export const referralMail = ({ name, friendName, share, percent }: ReferralNews, { siteUrl }: Shop): Message => ({
  subject: `${rupees(share)} for you: your friend's first cashback`,
  preview: 'Your share is in Approved.',
  name,
  blocks: [
    { kind: 'amount', label: stageWords.approved, rupees: share, tone: 'money' },
    {
      kind: 'text',
      text: `${friendName === '' ? 'A friend whom you invited' : friendName} got the first cashback, and your share of ${percent}% is in Approved.`,
    },
    {
      kind: 'text',
      text: `What happens next: you get ${percent}% of every cashback of this friend, for life. It costs your friend nothing.`,
    },
    { kind: 'button', label: 'People you referred', href: `${siteUrl}/user_dashboard/refer_earn/people` },
  ],
  footnote: 'You get this mail because a friend joined with your referral code.',
});
