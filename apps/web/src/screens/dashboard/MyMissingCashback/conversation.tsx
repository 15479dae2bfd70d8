import type { Dispute, DisputeAnswer } from '@potli/api/contract/disputes';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import type { TimelineState, TimelineStep } from '@potli/ui/Timeline';
import { BadgeCheck, CirclePause, FileText, type IconNode, Info, MessageSquareText, Send, Store } from 'lucide';
import { ClaimFiles } from './ClaimFiles.tsx';
import { disputeStatus } from './disputeStatus.ts';

const shopSaid: Record<string, { title: string; icon: IconNode }> = {
  ON_HOLD: { title: 'We wait for the store', icon: CirclePause },
  NEED_INFO: { title: 'We asked you', icon: Info },
  SENT_TO_STORE: { title: 'We asked the store', icon: Send },
  APPROVED: { title: 'Approved', icon: BadgeCheck },
  REJECTED: { title: 'Rejected', icon: BadgeCheck },
};

const othersSaid: Record<string, { title: string; icon: IconNode }> = {
  MEMBER: { title: 'You answered', icon: MessageSquareText },
  CLOCK: { title: 'The wait is over: we are looking at it again', icon: CirclePause },
  ORDER: { title: 'The store reported your order', icon: Store },
};

/** A claim from the day it was filed on, and all answers, as the timeline shows them. */
export function toConversation({ disputeCreationTime, message, downloadLinks, answers }: Dispute): TimelineStep[] {
  const filed: TimelineStep = {
    id: 'filed',
    state: answers.length === 0 ? 'current' : 'done',
    icon: FileText,
    title: 'You filed this claim',
    when: formatDateTime(disputeCreationTime, ''),
    children: <Said words={message} links={downloadLinks} />,
  };
  return [filed, ...answers.map((answer, at) => toStep(answer, at === answers.length - 1))];
}

function toStep(answer: DisputeAnswer, isLast: boolean): TimelineStep {
  const { id, answeredAt, author, disputeStatus: status, words, downloadLinks } = answer;
  const known = author === 'SHOP' ? shopSaid[status] : othersSaid[author];
  return {
    id,
    state: isLast ? stateOf(status) : 'done',
    ...(known ?? { title: disputeStatus(status).label, icon: MessageSquareText }),
    when: formatDateTime(answeredAt, ''),
    children: <Said words={words} links={downloadLinks} />,
  };
}

function stateOf(status: string): TimelineState {
  if (status === 'APPROVED') return 'succeeded';
  return status === 'REJECTED' ? 'failed' : 'current';
}

function Said({ words, links }: { words: string | null; links: readonly string[] }) {
  return (
    <Stack gap="s">
      {words && <Text>{words}</Text>}
      {links.length > 0 && <ClaimFiles links={links} />}
    </Stack>
  );
}
