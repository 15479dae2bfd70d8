import type { OrderStory, StoryStep } from '@potli/api/contract/transactions';
import { formatRupees } from '@potli/ui/format/formatRupees';

/** Title and words of a step. */
export interface StepWords {
  title: string;
  text?: string | undefined;
}

type Words = (story: OrderStory, state: StoryStep['state'], happened: boolean) => StepWords;

const shop = ({ storeName }: OrderStory) => storeName ?? 'The shop';

const clicked: Words = (story, _state, happened) =>
  happened
    ? { title: `You clicked out to ${story.storeName ?? 'the shop'}`, text: rateWords(story) }
    : { title: 'No click', text: 'This order came to us in another way, by a claim for instance.' };

const reported: Words = (story, state) =>
  state === 'done'
    ? {
        title: `${shop(story)} reported your ${nounOf(story)}`,
        text: `Number ${story.storeOrderId}, ${formatRupees(story.saleAmount, 'paise')}.`,
      }
    : { title: `${shop(story)} reports your ${nounOf(story)}`, text: 'Shops do so some hours or days after you buy.' };

const returnPeriod: Words = (story, state) => {
  if (state === 'done')
    return { title: endedEarly(story) ? 'The return period ended early' : 'The return period is over' };
  if (state === 'stopped') return { title: 'Declined in the return period', text: story.declineReason ?? NO_REASON };
  const waits = `${shop(story)} waits, in case something is sent back.`;
  return { title: 'Return period', text: state === 'current' ? `${waits} There is nothing for you to do.` : waits };
};

/** A decision that came within it ended it. */
function endedEarly({ steps }: OrderStory): boolean {
  const [returns, decided] = steps.slice(-3);
  return decided?.state === 'stopped' && decided.at === returns?.at;
}

const decision: Words = (story, state) => {
  if (state === 'done') return { title: `${shop(story)} confirmed it`, text: 'Your cashback moved to Approved.' };
  if (state === 'stopped') return { title: 'Declined', text: story.declineReason ?? NO_REASON };
  const title = `${shop(story)} decides`;
  const text = 'Once it confirms the sale, your cashback moves to Approved.';
  return { title, text: state === 'current' ? `The order is being checked. ${text}` : text };
};

const sentToBank: Words = (story, state) => {
  if (state === 'done') return { title: 'Sent to your bank' };
  if (state === 'stopped') return { title: 'Taken back', text: takenBack(story) };
  if (waitsForAccount(story))
    return {
      title: 'Sent to your bank',
      text: 'It is sent once your bank account is on file and your e-mail is verified.',
    };
  if (story.payout?.failureReason) return { title: 'Your bank sent it back', text: story.payout.failureReason };
  const title = story.payout ? 'On its way to your bank' : 'Sent to your bank';
  return { title, text: 'Approved cashback goes to your bank account by itself, with no minimum.' };
};

function takenBack({ declineReason, payout }: OrderStory): string {
  const reason = declineReason ?? NO_REASON;
  return payout?.status === 'SUCCESS'
    ? `${reason} It had been sent already, so it is taken from your next cashback.`
    : reason;
}

/** Whether nothing but a bank account is missing for a day to be told: the shop's own days are known. */
export function waitsForAccount({ steps, payout }: OrderStory): boolean {
  const [decided, sent] = steps.slice(-2);
  const known = decided?.state === 'done' || Boolean(decided?.expectedBy);
  return known && !payout && sent?.expectedBy === null && (sent.state === 'current' || sent.state === 'upcoming');
}

/** What a shop reports: of a credit card, that somebody applied for it. */
export const nounOf = ({ clickSource }: OrderStory) => (clickSource === 'CREDIT_CARD' ? 'application' : 'order');

const NO_REASON = 'The shop gave no reason.';

function rateWords({ cashbackPercentage, cashbackAmount }: OrderStory): string | undefined {
  if (cashbackPercentage === null) return undefined;
  const rate = cashbackPercentage > 0 ? `${cashbackPercentage}%` : formatRupees(cashbackAmount);
  return `The cashback of that moment holds for this order: ${rate}.`;
}

/** What a step of an order is called and says, in plain words. */
export const stepWords: Record<StoryStep['kind'], Words> = {
  CLICKED: clicked,
  REPORTED: reported,
  RETURN_PERIOD: returnPeriod,
  DECISION: decision,
  SENT_TO_BANK: sentToBank,
};
