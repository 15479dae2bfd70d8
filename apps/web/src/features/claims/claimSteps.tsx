import type { Dispute, DisputeAnswer } from '@potli/api/contract/disputes';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Stack } from '@potli/ui/Layout';
import { Text } from '@potli/ui/Text';
import type { TimelineState, TimelineStep } from '@potli/ui/Timeline';
import { BadgeCheck, CirclePause, FileText, type IconNode, Info, MessageSquareText, Send, Store } from 'lucide';
import { ClaimFiles } from './ClaimFiles.tsx';
import { disputeStatus } from './disputeStatus.ts';

const icons: Record<string, IconNode> = {
  ON_HOLD: CirclePause,
  NEED_INFO: Info,
  SENT_TO_STORE: Send,
  APPROVED: BadgeCheck,
  REJECTED: BadgeCheck,
  MEMBER: MessageSquareText,
  CLOCK: CirclePause,
  ORDER: Store,
};

/** What each step is called for its reader: by the status that the shop gave, or by the author of others. */
export interface StepTitles {
  filed: string;
  steps: Readonly<Record<string, string>>;
}

export const titlesForMember: StepTitles = {
  filed: 'You filed this claim',
  steps: {
    ON_HOLD: 'We wait for the store',
    NEED_INFO: 'We asked you',
    SENT_TO_STORE: 'We asked the store',
    APPROVED: 'Approved',
    REJECTED: 'Rejected',
    MEMBER: 'You answered',
    CLOCK: 'The wait is over: we are looking at it again',
    ORDER: 'The store reported your order',
  },
};

/** Of an answer: who wrote it, where that is known. */
type Answer = DisputeAnswer & { who?: string | null };

interface Claim extends Pick<Dispute, 'disputeCreationTime' | 'message' | 'downloadLinks'> {
  answers: readonly Answer[];
}

/**
 * A claim from the day it was filed on, and all answers, as a timeline shows them.
 * @param nameOf the name of a colleague who answered
 */
export function claimSteps(
  { disputeCreationTime, message, downloadLinks, answers }: Claim,
  titles: StepTitles,
  nameOf = (who: string) => who,
): TimelineStep[] {
  const filed: TimelineStep = {
    id: 'filed',
    state: answers.length === 0 ? 'current' : 'done',
    icon: FileText,
    title: titles.filed,
    when: formatDateTime(disputeCreationTime, ''),
    children: <Said words={message} links={downloadLinks} />,
  };
  const toStep = (
    { id, answeredAt, author, who, disputeStatus: status, words, downloadLinks: links }: Answer,
    at: number,
  ) => {
    const name = author === 'SHOP' ? status : author;
    return {
      id,
      state: at === answers.length - 1 ? stateOf(status) : ('done' as const),
      icon: icons[name] ?? MessageSquareText,
      title: titles.steps[name] ?? disputeStatus(status).label,
      when: [formatDateTime(answeredAt, ''), ...(who ? [nameOf(who)] : [])].join(', '),
      children: <Said words={words} links={links} />,
    };
  };
  return [filed, ...answers.map(toStep)];
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
