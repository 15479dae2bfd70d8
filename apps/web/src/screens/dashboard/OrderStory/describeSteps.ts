import { forfeitSpan } from '@potli/api/contract/forfeitSpan';
import type { OrderStory, StoryStep } from '@potli/api/contract/transactions';
import { formatDate } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import type { TimelineState } from '@potli/ui/Timeline';
import { withheldText } from '../../../features/payouts/payoutTexts.ts';
import { usuallyBy } from './durations.ts';

/** A step of an order with its texts. */
export interface DescribedStep extends StepText, Pick<StoryStep, 'kind' | 'at' | 'expectedBy'> {
  state: TimelineState;
  /** When the step before it happened. */
  before: string | null;
}

const missed: Record<StoryStep['kind'], string> = {
  CLICKED: 'No click',
  REPORTED: 'No report',
  RETURN_PERIOD: 'No return period',
  DECISION: 'No decision',
  SENT_TO_BANK: 'Nothing is sent',
};

/**
 * The steps of an order. Steps after the one where it ended are `missed`, without a text.
 * @param nowMs the current time; a date that has passed is not promised
 */
export function describeSteps(story: OrderStory, nowMs: number): DescribedStep[] {
  const end = story.steps.findIndex(({ state }) => state === 'stopped');
  return story.steps.map(({ kind, state, at, expectedBy }, index) => {
    const before = story.steps[index - 1]?.at ?? null;
    const step = { kind, at, expectedBy, before };
    if (state === 'stopped' && index > end) return { ...step, state: 'skipped', title: missed[kind] };
    return { ...step, state: toState(kind, state), ...stepTexts[kind](story, state, { happened: at !== null, nowMs }) };
  });
}

function toState(kind: StoryStep['kind'], state: StoryStep['state']): TimelineState {
  if (state === 'stopped') return 'failed';
  return kind === 'SENT_TO_BANK' && state === 'done' ? 'succeeded' : state;
}

/** Title and text of a step. */
interface StepText {
  title: string;
  text?: string | undefined;
}

type DescribeStep = (
  story: OrderStory,
  state: StoryStep['state'],
  known: { happened: boolean; nowMs: number },
) => StepText;

const shop = ({ storeName }: OrderStory) => storeName ?? 'The shop';

const clicked: DescribeStep = (story, _state, { happened }) =>
  happened
    ? { title: `You went from here to ${story.storeName ?? 'the shop'}`, text: rateText(story) }
    : { title: 'No click', text: 'This order was reported without a click, for example after a claim.' };

const reported: DescribeStep = (story, state) =>
  state === 'done'
    ? {
        title: `${shop(story)} reported your ${reportedNoun(story)}`,
        text: `Number ${story.storeOrderId}${story.saleAmount > 0 ? `, ${formatRupees(story.saleAmount, 'paise')}` : ''}.`,
      }
    : {
        title: `${shop(story)} reports your ${reportedNoun(story)}`,
        text: 'Shops do this some hours or days after your purchase.',
      };

const returnPeriod: DescribeStep = (story, state) => {
  if (state === 'done')
    return { title: endedEarly(story) ? 'The return period ended early' : 'The return period is over' };
  if (state === 'stopped') return { title: 'Declined in the return period', text: story.declineReason ?? NO_REASON };
  const waits = `${shop(story)} waits, in case something is sent back.`;
  return { title: 'Return period', text: state === 'current' ? `${waits} There is nothing for you to do.` : waits };
};

/** Whether a decision within the return period ended it. */
function endedEarly({ steps }: OrderStory): boolean {
  const [returns, decided] = steps.slice(-3);
  return decided?.state === 'stopped' && decided.at === returns?.at;
}

const decision: DescribeStep = (story, state, { nowMs }) => {
  if (state === 'done') return { title: `${shop(story)} confirmed it`, text: confirmedText(story, nowMs) };
  if (state === 'stopped') return { title: 'Declined', text: story.declineReason ?? NO_REASON };
  const title = `${shop(story)} decides`;
  const text = 'Once it confirms the sale, your cashback moves to Approved.';
  return { title, text: state === 'current' ? `The order is being checked. ${text}` : text };
};

function confirmedText(story: OrderStory, nowMs: number): string {
  const { paidAt, expectedBy } = story.networkMoney ?? {};
  if (paidAt) return 'We have the money for it, and your cashback moved to Approved.';
  if (!expectedBy) return 'Your cashback moved to Approved.';
  return `Its network has not paid us yet, ${usuallyBy(expectedBy, nowMs)}. Until then your cashback stays in Pending.`;
}

/** Whether the shop confirmed the order, and its network has not paid for it. */
const waitsForNetwork = ({ networkMoney }: OrderStory): boolean => Boolean(networkMoney?.expectedBy);

const sentToBank: DescribeStep = (story, state, { nowMs }) => {
  const { cashbackAmount, repaidAmount = 0 } = story;
  const repaid = repaidText(story);
  if (repaidAmount > 0 && repaidAmount >= cashbackAmount) return { title: 'Nothing is left to send', text: repaid };
  const later = laterText(story, nowMs);
  const taxed = taxedText(story);
  if (state === 'done')
    return { title: 'Sent to your bank', text: [repaid, taxed, later].filter(Boolean).join(' ') || undefined };
  if (state === 'stopped')
    return story.currentStatus === 'FORFEITED'
      ? { title: 'Forfeited', text: story.isForfeitedForBreach ? FORFEITED_FOR_BREACH : FORFEITED }
      : { title: 'Taken back', text: takenBack(story) };
  if (waitsForAccount(story))
    return {
      title: 'Sent to your bank',
      text: 'It is sent after you add a bank account and verify your e-mail.',
    };
  if (story.payout?.failureReason) return { title: 'Your bank sent it back', text: story.payout.failureReason };
  if (waitsForNetwork(story))
    return {
      title: 'Sent to your bank',
      text: 'It is sent after the network has paid us. There is nothing for you to do.',
    };
  const title = story.payout ? 'On its way to your bank' : 'Sent to your bank';
  return {
    title,
    text: later ?? repaid ?? taxed ?? 'Approved cashback is sent to your bank account automatically, with no minimum.',
  };
};

/** What of the cashback repaid a debt; undefined where nothing did. */
function repaidText({ cashbackAmount, repaidAmount = 0 }: OrderStory): string | undefined {
  if (repaidAmount <= 0) return undefined;
  const repaid = `${formatRupees(repaidAmount, 'paise')} of it repaid cashback that a shop took back after you had it.`;
  const left = cashbackAmount - repaidAmount;
  return left > 0 ? `${repaid} ${formatRupees(left, 'paise')} goes to your bank.` : repaid;
}

/** What the bank gets of the payout that the order is in, where tax was withheld from that; else undefined. */
export function taxedText({ payout }: OrderStory): string | undefined {
  const tax = payout?.failureReason === null && withheldText(payout.withheld);
  if (!tax || payout.amount === undefined) return undefined;
  return `Its payout is ${formatRupees(payout.amount, 'paise')}, with ${tax}.`;
}

/** What became of a correction after the cashback was sent; undefined where there was none. */
function laterText(story: OrderStory, nowMs: number): string | undefined {
  if (!story.laterPart) return undefined;
  const { amount, sentAt, expectedBy } = story.laterPart;
  const more = `${shop(story)} corrected the order later: ${formatRupees(amount, 'paise')} more`;
  if (sentAt !== null) return `${more} went to your bank on ${formatDate(sentAt, '')}.`;
  return expectedBy === null
    ? `${more} goes to your bank.`
    : `${more} goes to your bank, ${usuallyBy(expectedBy, nowMs)}.`;
}

function takenBack({ declineReason, payout }: OrderStory): string {
  const reason = declineReason ?? NO_REASON;
  return payout?.status === 'SUCCESS'
    ? `${reason} It had been sent already, so it is taken from your next cashback.`
    : reason;
}

/** Whether only the member's bank account is missing for an expected date: the shop's dates are known. */
export function waitsForAccount({ steps, payout }: OrderStory): boolean {
  const [decided, sent] = steps.slice(-2);
  const known = decided?.state === 'done' || Boolean(decided?.expectedBy);
  return known && !payout && sent?.expectedBy === null && (sent.state === 'current' || sent.state === 'upcoming');
}

/** What a shop reports: an order, or an application for a credit card. */
export const reportedNoun = ({ clickSource }: OrderStory) => (clickSource === 'CREDIT_CARD' ? 'application' : 'order');

const FORFEITED = `Nobody had logged in for ${forfeitSpan()}, so what was Approved was forfeited. We had written to you before.`;

const FORFEITED_FOR_BREACH = 'We found a breach of our terms, so what was Approved was forfeited. We wrote to you why.';

const NO_REASON = 'The shop gave no reason.';

function rateText({ cashbackPercentage, cashbackAmount }: OrderStory): string | undefined {
  if (cashbackPercentage === null) return undefined;
  const rate = cashbackPercentage > 0 ? `${cashbackPercentage}%` : formatRupees(cashbackAmount);
  return `The cashback rate at that time applies to this order: ${rate}.`;
}

/** Title and text of each kind of step. */
const stepTexts: Record<StoryStep['kind'], DescribeStep> = {
  CLICKED: clicked,
  REPORTED: reported,
  RETURN_PERIOD: returnPeriod,
  DECISION: decision,
  SENT_TO_BANK: sentToBank,
};
