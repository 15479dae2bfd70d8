import { Badge } from '@potli/ui/Badge';
import { CopyIconButton } from '@potli/ui/CopyButton';
import type { DataColumn } from '@potli/ui/DataTable';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { formatRupees } from '@potli/ui/format/formatRupees';
import { Row } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { StoreLogo } from '@potli/ui/StoreLogo';
import { useCopyMessages } from '../../../lib/useCopyMessages.ts';
import type { LinkRow } from './useLinkRows.ts';

/** Hosts may leave the figures out. */
const NOT_TOLD = 'N/A';

export const linkColumns: readonly DataColumn<LinkRow>[] = [
  {
    id: 'storeName',
    header: 'Store Name',
    value: (row) => row.name,
    media: (row) => <StoreLogo src={row.imageUrl} size={36} card={row.isCard} />,
    look: 'strong',
    width: '24%',
    card: 'title',
  },
  {
    id: 'shareLink',
    header: 'Share Link',
    value: (row) => row.urlHash,
    cell: (row) => <ShareAddress {...row} />,
    width: '30%',
    card: 'foot',
  },
  {
    id: 'clicks',
    header: 'Clicks',
    value: (row) => row.clicks,
    cell: ({ clicks }) => (
      <Badge>{clicks === undefined ? NOT_TOLD : `${clicks} ${clicks === 1 ? 'click' : 'clicks'}`}</Badge>
    ),
    width: '12%',
    card: 'tag',
  },
  {
    id: 'earnedAmount',
    header: 'Earnings',
    value: (row) => row.earnedAmount,
    cell: (row) => (row.earnedAmount === undefined ? NOT_TOLD : formatRupees(row.earnedAmount, 'paise')),
    look: 'earned',
    width: '14%',
    card: 'figure',
  },
  {
    id: 'createdAt',
    header: 'Made on',
    value: (row) => row.createdAt,
    cell: (row) => formatDateTime(row.createdAt, NOT_TOLD),
    look: 'whole',
    width: '20%',
    card: 'subtitle',
  },
];

/** A share link to open in a new tab, or to copy. */
function ShareAddress({ href, name, urlHash }: Pick<LinkRow, 'href' | 'name' | 'urlHash'>) {
  const messages = useCopyMessages();
  return (
    <Row gap="s">
      <Link href={href} target="_blank" rel="noopener noreferrer">
        {`…/custom-link/${urlHash}`}
      </Link>
      <CopyIconButton text={href} label={`Copy share link of ${name}`} messages={messages} />
    </Row>
  );
}
