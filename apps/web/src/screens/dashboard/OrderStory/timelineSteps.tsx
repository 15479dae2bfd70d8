import type { OrderStory, StoryStep } from '@potli/api/contract/transactions';
import { CopyButton } from '@potli/ui/CopyButton';
import { DateText } from '@potli/ui/DateText';
import { Row, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import type { TimelineStep } from '@potli/ui/Timeline';
import { BadgeCheck, Hourglass, type IconNode, Landmark, MousePointerClick, ReceiptIndianRupee } from 'lucide';
import { claimOfClick } from '../../../lib/claimOfClick.ts';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { paths } from '../../../lib/paths.ts';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';
import { type DescribedStep, describeSteps, waitsForAccount } from './describeSteps.ts';
import { elapsedShare, formatDuration, formatTimeLeft } from './durations.ts';

const icons: Record<StoryStep['kind'], IconNode> = {
  CLICKED: MousePointerClick,
  REPORTED: ReceiptIndianRupee,
  RETURN_PERIOD: Hourglass,
  DECISION: BadgeCheck,
  SENT_TO_BANK: Landmark,
};

/** The steps of an order as the timeline shows them. */
export function toTimelineSteps(story: OrderStory, nowMs: number): TimelineStep[] {
  return describeSteps(story, nowMs).map((step) => ({
    id: step.kind,
    state: step.state,
    icon: icons[step.kind],
    title: step.title,
    when: (step.at || step.expectedBy) && <StepTime step={step} nowMs={nowMs} />,
    waited: elapsedShare(step, nowMs),
    children: <StepBody step={step} story={story} />,
  }));
}

interface StepBodyProps {
  step: DescribedStep;
  story: OrderStory;
}

function StepBody({ step: { kind, state, text }, story }: StepBodyProps) {
  const { clickId, payout } = story;
  const bank = kind === 'SENT_TO_BANK' && state !== 'skipped';
  const askForAccount = bank && state !== 'succeeded' && (Boolean(payout?.failureReason) || waitsForAccount(story));
  return (
    <Stack gap="s">
      {text && (
        <Text tone={state === 'failed' ? 'inherit' : 'muted'} wholeDates>
          {text}
        </Text>
      )}
      {askForAccount && <Link href={memberPaths.bankAccount}>Check your bank account</Link>}
      {bank && payout && <PayoutLine payout={payout} />}
      {state === 'failed' && (
        <p>
          {'Does this look wrong? '}
          <Link href={clickId === null ? paths.claimForm : claimOfClick(clickId)}>Make a claim</Link>
        </p>
      )}
    </Stack>
  );
}

interface StepTimeProps {
  step: Pick<DescribedStep, 'at' | 'before' | 'expectedBy' | 'state'>;
  nowMs: number;
}

/** When a step happened and how long after the one before; or by when it is expected and how long that is from now. */
function StepTime({ step: { at, before, expectedBy, state }, nowMs }: StepTimeProps) {
  if (at) {
    return (
      <>
        <DateText instant={at} missing="" />
        {before && at > before && ` · ${formatDuration(Date.parse(at) - Date.parse(before))} later`}
      </>
    );
  }
  const waiting = state === 'current' && expectedBy;
  const toGo = waiting && formatTimeLeft(expectedBy, nowMs);
  return (
    <>
      {waiting && !toGo ? 'was due by ' : 'by '}
      <DateText instant={expectedBy} missing="" dayOnly />
      {toGo && ` · ${toGo}`}
    </>
  );
}

/** The transfer of an order's cashback. A bank finds it by its UTR. */
function PayoutLine({ payout }: { payout: NonNullable<OrderStory['payout']> }) {
  const messages = useCopyMessages();
  return (
    <Row gap="m" wrap>
      {payout.utr && (
        <>
          <Text as="span">
            {'UTR '}
            <strong>{payout.utr}</strong>
          </Text>
          <CopyButton text={payout.utr} label="Copy UTR" messages={messages} variant="outline" />
        </>
      )}
      <Link href={payout.id ? memberPaths.payout(payout.id) : memberPaths.payouts}>See this payout</Link>
    </Row>
  );
}
