import type { PayoutStep, PayoutStory } from '@potli/api/contract/payouts';
import { TRANSFER_DAYS } from '@potli/api/contract/policy';
import { countInWords } from '@potli/api/units/duration';
import { CopyButton } from '@potli/ui/CopyButton';
import { DateText } from '@potli/ui/DateText';
import { Row, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Text } from '@potli/ui/Text';
import type { TimelineState, TimelineStep } from '@potli/ui/Timeline';
import { CircleX, Hourglass, type IconNode, Landmark, PackageCheck, Undo2 } from 'lucide';
import { memberPaths } from '../../../lib/memberPaths.ts';
import { paths } from '../../../lib/paths.ts';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';
import { whatNext } from './payoutAnswer.ts';

const icons: Record<PayoutStep['kind'], IconNode> = {
  RESERVED: PackageCheck,
  SUBMITTED: Hourglass,
  SENT: Landmark,
  FAILED: CircleX,
  RETURNED: Undo2,
};

const titles: Record<PayoutStep['kind'], string> = {
  RESERVED: 'We set it aside for you',
  SUBMITTED: 'Given to the bank',
  SENT: 'Sent to your bank',
  FAILED: 'It could not be sent',
  RETURNED: 'Your bank sent it back',
};

const ahead: Partial<Record<PayoutStep['kind'], string>> = {
  SUBMITTED: 'We give it to the bank',
  SENT: 'On its way to your bank',
};

/** What a member who waits wants to know. */
const waiting: Record<string, string> = {
  PREPARING: 'There is nothing for you to do.',
  PROCESSING: `A bank can take ${countInWords(TRANSFER_DAYS, 'day')}, and longer over a weekend.`,
  IN_REVIEW: 'The bank has not said what became of it. We are asking, and the money stays yours.',
};

/** The steps of a payout as the timeline shows them. */
export const toTimelineSteps = (story: PayoutStory, nowMs: number): TimelineStep[] =>
  story.steps.map((step) => ({
    id: step.kind,
    state: toState(step),
    icon: icons[step.kind],
    title: (step.state === 'current' && ahead[step.kind]) || titles[step.kind],
    when: <StepTime step={step} nowMs={nowMs} />,
    children: <StepBody step={step} story={story} />,
  }));

function toState({ kind, state }: PayoutStep): TimelineState {
  if (state === 'stopped') return 'failed';
  return kind === 'SENT' && state === 'done' ? 'succeeded' : state;
}

function StepTime({ step: { at, expectedBy }, nowMs }: { step: PayoutStep; nowMs: number }) {
  if (at) return <DateText instant={at} missing="" />;
  if (!expectedBy || Date.parse(expectedBy) <= nowMs) return null;
  return (
    <>
      {'by '}
      <DateText instant={expectedBy} missing="" dayOnly />
    </>
  );
}

function StepBody({ step: { kind, state }, story }: { step: PayoutStep; story: PayoutStory }) {
  if (state === 'stopped') return <WhyAndWhat story={story} />;
  if (kind === 'RESERVED') return <Text tone="muted">All that was approved then.</Text>;
  if (kind === 'SENT' && state === 'done' && story.utr) return <Utr utr={story.utr} />;
  return state === 'current' && <Text tone="muted">{waiting[story.status]}</Text>;
}

/** A bank finds a transfer by its UTR. */
function Utr({ utr }: { utr: string }) {
  const messages = useCopyMessages();
  return (
    <Row gap="m" wrap>
      <Text as="span">
        {'UTR '}
        <strong>{utr}</strong>
      </Text>
      <CopyButton text={utr} label="Copy UTR" messages={messages} variant="outline" />
    </Row>
  );
}

/** Why the money did not arrive, what the member can do, and what becomes of it. */
function WhyAndWhat({ story }: { story: PayoutStory }) {
  const { carriedBy, forfeitedAt, failureReason, toDo } = story;
  const waits = !carriedBy && !forfeitedAt;
  return (
    <Stack gap="s">
      {failureReason && <Text>{failureReason}</Text>}
      <Text tone="muted" wholeDates>
        {whatNext(story)}
      </Text>
      {carriedBy && <Link href={memberPaths.payout(carriedBy.id)}>See that payout</Link>}
      {waits && toDo === 'CHECK_BANK_DETAILS' && <Link href={memberPaths.bankAccount}>Check your bank account</Link>}
      {waits && toDo === 'CONTACT_US' && <Link href={paths.contact}>Write to us</Link>}
    </Stack>
  );
}
