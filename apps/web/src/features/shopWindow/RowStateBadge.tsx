import type { CatalogueRowSummary, RowState } from '@potli/api/contract/adminCatalogue';
import { Badge, type BadgeProps } from '@potli/ui/Badge';
import { formatDate, formatDateTime } from '@potli/ui/format/formatDateTime';
import { Row } from '@potli/ui/Layout';

const looks: Record<RowState, { tone: BadgeProps['tone']; text: string }> = {
  live: { tone: 'money', text: 'Live' },
  scheduled: { tone: 'info', text: 'Scheduled' },
  ended: { tone: 'warn', text: 'Ended' },
  off: { tone: 'neutral', text: 'Off' },
  draft: { tone: 'promote', text: 'Draft' },
};

/** The states that a row can have, as filters name them. */
export const rowStates = (Object.keys(looks) as RowState[]).map((value) => ({ value, label: looks[value].text }));

/** What visitors see of a row now: a word, with its date where it has one, and whether they get anywhere by its links. */
export function RowStateBadge({
  state,
  liveFrom,
  liveUntil,
  hasDraft,
  linkDeadSince,
}: Pick<CatalogueRowSummary, 'state' | 'liveFrom' | 'liveUntil' | 'hasDraft' | 'linkDeadSince'>) {
  const { tone, text } = looks[state];
  const date =
    (state === 'scheduled' && `from ${formatDateTime(liveFrom, '')}`) ||
    (state === 'live' && liveUntil !== null && `until ${formatDateTime(liveUntil, '')}`);
  return (
    <Row as="span" gap="s" wrap>
      <Badge tone={tone}>{date ? `${text} ${date}` : text}</Badge>
      {hasDraft && state !== 'draft' && <Badge tone="promote">Has a draft</Badge>}
      {linkDeadSince !== null && <Badge tone="danger">{`Link dead since ${formatDate(linkDeadSince, '')}`}</Badge>}
    </Row>
  );
}
