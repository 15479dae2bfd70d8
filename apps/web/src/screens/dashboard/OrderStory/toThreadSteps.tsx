import type { OrderStory, StoryStep } from '@potli/api/contract/transactions';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import type { TimelineStep } from '@potli/ui/Timeline';
import { BadgeCheck, Hourglass, type IconNode, Landmark, MousePointerClick, ReceiptIndianRupee } from 'lucide';
import { PayoutLine } from './PayoutLine.tsx';
import { StepTime } from './StepTime.tsx';
import { waitsForAccount } from './stepWords.ts';
import { waitedShare } from './timeWords.ts';
import { type ToldStep, toThread } from './toThread.ts';

const icons: Record<StoryStep['kind'], IconNode> = {
  CLICKED: MousePointerClick,
  REPORTED: ReceiptIndianRupee,
  RETURN_PERIOD: Hourglass,
  DECISION: BadgeCheck,
  SENT_TO_BANK: Landmark,
};

/** The steps of an order as the thread shows them. */
export function toThreadSteps(story: OrderStory, nowMs: number): TimelineStep[] {
  return toThread(story).map((step) => ({
    id: step.kind,
    state: step.state,
    icon: icons[step.kind],
    title: step.title,
    when: (step.at || step.expectedBy) && <StepTime step={step} nowMs={nowMs} />,
    waited: waitedShare(step, nowMs),
    children: <StepBody step={step} story={story} />,
  }));
}

interface StepBodyProps {
  step: ToldStep;
  story: OrderStory;
}

function StepBody({ step: { kind, state, text }, story }: StepBodyProps) {
  const { payout } = story;
  const bank = kind === 'SENT_TO_BANK' && state !== 'missed';
  const askForAccount = bank && state !== 'arrived' && (Boolean(payout?.failureReason) || waitsForAccount(story));
  return (
    <Stack gap="s">
      {text && <Text tone={state === 'cut' ? 'inherit' : 'muted'}>{text}</Text>}
      {askForAccount && <Link href="/user_dashboard/bank_account">Check your bank account</Link>}
      {bank && payout && <PayoutLine payout={payout} />}
      {state === 'cut' && (
        <p>
          {'Does this look wrong? '}
          <Link href="/user_dashboard/missing_cashback">Make a claim</Link>
        </p>
      )}
    </Stack>
  );
}
