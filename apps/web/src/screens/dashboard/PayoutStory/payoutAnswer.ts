import { forfeitSpan } from '@potli/api/contract/forfeitSpan';
import { stageWords, walletTiles } from '@potli/api/contract/moneyStages';
import type { PayoutStory } from '@potli/api/contract/payouts';
import { formatDate } from '@potli/ui/format/formatDateTime';
import type { MoneyAnswer } from '../../../components/story/MoneyStory.tsx';
import { underWay, withheldText } from '../../../features/payouts/payoutTexts.ts';

const timeOf = ({ steps }: PayoutStory, kind: PayoutStory['steps'][number]['kind']) =>
  formatDate(steps.find((step) => step.kind === kind)?.at, '');

const NOTHING_TO_DO = 'There is nothing for you to do.';

/** @param nowMs the current time; a date that has passed is not promised */
export function payoutAnswer(story: PayoutStory, nowMs: number): MoneyAnswer {
  const { status, steps } = story;
  const onItsWay = { art: 'approved', tone: 'earned', place: walletTiles.approved, remark: NOTHING_TO_DO } as const;
  const place = story.forfeitedAt ? stageWords.forfeited : `Back in ${stageWords.approved}`;
  const lost = { art: 'declined', tone: 'lost', place, remark: whatNext(story) } as const;
  switch (status) {
    case 'SUCCESS':
      return {
        art: 'sent',
        tone: 'earned',
        place: walletTiles.sent,
        answer: `In your bank since ${timeOf(story, 'SENT')}.`,
        ...taxed(story),
      };
    case 'FAILED':
      return { ...lost, answer: 'It could not be sent.' };
    case 'RETURNED':
      return { ...lost, answer: `Your bank sent it back on ${timeOf(story, 'RETURNED')}.` };
    case 'PROCESSING': {
      const by = steps.find((step) => step.kind === 'SENT')?.expectedBy;
      const answer =
        by && Date.parse(by) > nowMs
          ? `Expected in your bank by ${formatDate(by, '')}.`
          : 'It takes longer than usual. We are asking the bank.';
      return { ...onItsWay, answer };
    }
    default:
      return { ...onItsWay, answer: underWay[status] ?? status };
  }
}

function taxed({ withheld }: PayoutStory): Pick<MoneyAnswer, 'remark'> {
  const tax = withheldText(withheld);
  return tax ? { remark: `This is what your bank got, with ${tax}.` } : {};
}

/** What becomes of the money of a payout that did not arrive. Its tax comes back with it. */
export function whatNext(story: PayoutStory): string {
  const tax = withheldText(story.withheld);
  return tax ? `${whereItGoes(story)} That includes the ${tax}.` : whereItGoes(story);
}

function whereItGoes({ carriedBy, forfeitedAt, isForfeitedForBreach }: PayoutStory): string {
  if (carriedBy) return `Nothing is lost: it went with the payout of ${formatDate(carriedBy.at, '')}.`;
  if (!forfeitedAt) return 'Nothing is lost: it goes with your next payout.';
  const why = isForfeitedForBreach ? 'we found a breach of our terms' : `nobody had logged in for ${forfeitSpan()}`;
  return `It was forfeited on ${formatDate(forfeitedAt, '')}: ${why}.`;
}
