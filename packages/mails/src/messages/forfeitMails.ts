import { forfeitSpan } from '@potli/api/contract/forfeitSpan';
import { stageWords } from '@potli/api/contract/moneyStages';
import { formatDate } from '@potli/ui/format/formatDateTime';
import type { Message, Shop } from '../Message.ts';
import { rupees } from '../rupees.ts';

/** News about money that a member loses. Amounts in rupees. */
interface ForfeitNews {
  /** Of the member; may be empty. */
  name: string;
  /** What is, or was, Approved. */
  amount: number;
  /** When it is, or was, forfeited. */
  forfeitsAt: Date;
}

interface ForfeitWarning extends ForfeitNews {
  /** It is the last one. */
  isLast: boolean;
  /** A page of the dashboard, which asks for a login. */
  loginUrl: string;
}

const footnote = 'You get this mail because you lost money. It cannot be switched off.';

const dayOf = ({ forfeitsAt }: ForfeitNews) => formatDate(forfeitsAt.toISOString(), 'N/A');

/** The warning that money will be forfeited, with what keeps it. */
export const forfeitWarningMail = ({ isLast, loginUrl, ...news }: ForfeitWarning): Message => ({
  subject: `${isLast ? 'Last reminder: ' : ''}Log in before ${dayOf(news)} to keep your ${rupees(news.amount)}`,
  preview: 'One login keeps it.',
  name: news.name,
  blocks: [
    { kind: 'amount', label: stageWords.approved, rupees: news.amount, tone: 'pending' },
    {
      kind: 'text',
      text: `You have not logged in for a long time. Cashback is forfeited after ${forfeitSpan()} without a login: on ${dayOf(news)} you lose what is Approved then.`,
    },
    { kind: 'text', text: `What to do: log in once. That keeps all of it, and the ${forfeitSpan()} start anew.` },
    { kind: 'button', label: 'Log in and keep it', href: loginUrl },
    {
      kind: 'text',
      text: 'It was not sent to you yet, mostly because bank details or a verified e-mail are missing. Once you have added them, we send it by itself.',
    },
  ],
  footnote: 'You get this mail because you would lose money. It cannot be switched off.',
});

/** The mail after money was forfeited. */
export const forfeitedMail = ({ walletUrl, ...news }: ForfeitNews & { walletUrl: string }): Message => ({
  subject: `${rupees(news.amount)} was forfeited`,
  preview: `Nobody had logged in for ${forfeitSpan()}.`,
  name: news.name,
  blocks: [
    { kind: 'amount', label: stageWords.forfeited, rupees: news.amount, tone: 'danger' },
    {
      kind: 'text',
      text: `Nobody had logged in to your account for ${forfeitSpan()}, so what was Approved was forfeited on ${dayOf(news)}, as our terms say. We had written to you before.`,
    },
    { kind: 'text', text: 'Your account stays open, and what you earn from now on is yours as before.' },
    { kind: 'button', label: 'See your cashback', href: walletUrl },
  ],
  footnote,
});

const breaches = {
  fraud:
    'We found fraud at your account, such as orders to yourself, made-up claims, or several accounts of one person.',
  abuse: 'We found that your account was used in a way that our terms do not allow.',
} as const;

/** The mail after an operator forfeited money for a breach of the terms. */
export const breachMail = (
  { breach, ...news }: ForfeitNews & { breach: keyof typeof breaches },
  { siteUrl }: Pick<Shop, 'siteUrl'>,
): Message => ({
  subject: `${rupees(news.amount)} was forfeited`,
  preview: 'Why, and what you can do.',
  name: news.name,
  blocks: [
    { kind: 'amount', label: stageWords.forfeited, rupees: news.amount, tone: 'danger' },
    {
      kind: 'text',
      text: `${breaches[breach]} So what was Approved was forfeited on ${dayOf(news)}, as our terms say. Cashback in Pending was not touched.`,
    },
    { kind: 'text', text: 'If you think that this is wrong, write to us and say why. A person looks at it again.' },
    { kind: 'button', label: 'Write to us', href: `${siteUrl}/contact` },
  ],
  footnote,
});
