import { forfeitSpan } from '@potli/api/contract/forfeitSpan';
import { stageWords, walletTiles } from '@potli/api/contract/moneyStages';
import type { OrderStory, StoryStep } from '@potli/api/contract/transactions';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import type { MoneyAnswer } from '../../../components/story/MoneyStory.tsx';
import { reportedNoun, taxedText, waitsForAccount } from './describeSteps.ts';
import { usuallyBy } from './durations.ts';

const dayOf = (instant: string | null | undefined) => formatDate(instant, '');

/** @param nowMs the current time; an expected date in the past is shown as late */
export function orderAnswer(story: OrderStory, nowMs: number): MoneyAnswer {
  const last = dayOf(story.statusLogs.at(-1)?.timestamp);
  switch (story.currentStatus) {
    case 'PAID':
      return {
        art: 'sent',
        tone: 'earned',
        place: walletTiles.sent,
        answer: taxedText(story) ? `Sent in a payout on ${last}.` : `In your bank since ${last}.`,
        ...rest(story),
      };
    case 'CONFIRMED':
    case 'PAYABLE':
      return {
        art: 'approved',
        tone: 'earned',
        place: walletTiles.approved,
        ...expected(story, nowMs),
        ...rest(story),
      };
    case 'REJECTED':
      return {
        art: 'declined',
        tone: 'lost',
        place: walletTiles.declined,
        answer: `Declined on ${last}.`,
        ...why(story),
      };
    case 'REVERSED':
      return {
        art: 'declined',
        tone: 'lost',
        place: walletTiles.declined,
        answer: `Taken back on ${last}.`,
        ...why(story),
      };
    case 'FORFEITED':
      return {
        art: 'declined',
        tone: 'lost',
        place: stageWords.forfeited,
        answer: `Forfeited on ${last}.`,
        remark: story.isForfeitedForBreach ? BREACH : NO_LOGIN,
      };
    default: {
      const waits = { art: 'pending', tone: 'waiting', place: walletTiles.pending } as const;
      return { ...waits, ...expected(story, nowMs), ...confirmed(story, nowMs) };
    }
  }
}

const NO_LOGIN = `Nobody had logged in for ${forfeitSpan()}.`;

const BREACH = 'We found a breach of our terms.';

const why = ({ declineReason }: OrderStory) => (declineReason ? { remark: declineReason } : {});

/** Why the cashback is still pending, although the shop confirmed the order. */
function confirmed(story: OrderStory, nowMs: number): Pick<MoneyAnswer, 'remark'> {
  const by = story.networkMoney?.expectedBy;
  if (!by) return {};
  const answerOfShop = `${story.storeName ?? 'The shop'} confirmed your ${reportedNoun(story)}.`;
  return { remark: `${answerOfShop} Its network has not paid us yet, ${usuallyBy(by, nowMs)}.` };
}

/** What was withheld from its payout, and what a correction added after that was sent. */
function rest(story: OrderStory): Pick<MoneyAnswer, 'remark'> {
  const { laterPart } = story;
  const toCome =
    laterPart?.sentAt === null &&
    `${formatRupees(laterPart.amount, 'paise')} of it is still to come. The rest was sent before.`;
  const remark = [taxedText(story), toCome].filter(Boolean).join(' ');
  return remark ? { remark } : {};
}

function expected(story: OrderStory, nowMs: number): Pick<MoneyAnswer, 'answer' | 'remark'> {
  const { steps, storeName, payout } = story;
  const dueBy = (kind: StoryStep['kind']) => steps.find((step) => step.kind === kind)?.expectedBy;
  const sent = dueBy('SENT_TO_BANK');
  if (sent && Date.parse(sent) <= nowMs)
    return { answer: `It takes longer than expected. It was due by ${dayOf(sent)}.` };
  if (sent) return { answer: `Expected in your bank by ${dayOf(sent)}.` };
  if (payout)
    return { answer: 'On its way to your bank.', remark: 'Your bank has not confirmed it yet. We are asking.' };
  if (!waitsForAccount(story)) return { answer: `${storeName ?? 'The shop'} has not said yet how long it takes.` };
  const decision = dueBy('DECISION');
  const answer = decision ? `${storeName ?? 'The shop'} decides by ${dayOf(decision)}.` : 'Ready to be sent.';
  return {
    answer,
    remark: 'It goes to your bank once your account is on file under Bank Account and your e-mail is verified.',
  };
}
