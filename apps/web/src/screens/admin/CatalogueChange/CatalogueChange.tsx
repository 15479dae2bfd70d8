import { getCatalogueRow } from '@potli/api/contract/adminCatalogue';
import {
  decideCatalogueChange,
  getCatalogueChange,
  listCatalogueChanges,
  undoCatalogueChange,
} from '@potli/api/contract/adminChanges';
import { ApiError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { ErrorState } from '@potli/ui/ErrorState';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Loading } from '@potli/ui/Loading';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Hourglass } from 'lucide';
import { useApp } from '../../../app/App.tsx';
import { apiQuery, invalidate } from '../../../app/apiQuery.ts';
import { refusalText } from '../../../components/forms/refusalText.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { FieldChanges } from '../../../features/shopWindow/FieldChanges.tsx';
import { useNameOf } from '../../../features/staff/useNameOf.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';

const derived = [getCatalogueChange, listCatalogueChanges, getCatalogueRow];

/** A change with its difference, to approve, to refuse, or to take back. */
export function CatalogueChange({ id }: { id: string }) {
  const { api } = useApp();
  const nameOf = useNameOf();
  const cache = useQueryClient();
  const toast = useToast();
  const { data, error, isFetching, refetch } = useQuery(apiQuery(api, getCatalogueChange, { params: { id } }));
  const { mutate, isPending } = useMutation({
    mutationFn: (act: 'approve' | 'refuse' | 'undo') =>
      act === 'undo'
        ? api.call(undoCatalogueChange, { params: { id } })
        : api.call(decideCatalogueChange, { params: { id }, body: { approves: act === 'approve' } }),
    async onSuccess(_, act) {
      await Promise.all(derived.map((endpoint) => invalidate(cache, endpoint)));
      toast.success(done[act]);
    },
    onError: (failure) => toast.error(refusalText(failure)),
  });
  if (error instanceof ApiError && error.status === 404 && !data)
    return (
      <EmptyList
        title="There is no such change"
        text="Its address may be misspelt."
        action={{ label: 'All changes', href: adminPaths.changes }}
      />
    );
  if (!data) {
    return error ? (
      <ErrorState
        title="Some error occurred. Please try again"
        text="This change did not load."
        retryLabel="Try again"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Loading text="Loading..." />
    );
  }
  const { state, reasons, mayDecide, undoneBy, decidedBy, differences, rows } = data;
  return (
    <Stack gap="x2">
      <Stack gap="s">
        <Link href={adminPaths.changes}>Changes</Link>
        <Heading level={1}>{data.title}</Heading>
        <Text tone="muted" wholeDates>
          {`Asked for by ${nameOf(data.askedBy)}, ${formatDateTime(data.askedAt, '')}.${decidedBy === null ? '' : ` ${state === 'refused' ? 'Refused' : 'Approved'} by ${nameOf(decidedBy)}.`}`}
        </Text>
      </Stack>
      {reasons.length > 0 && (
        <Callout icon={Hourglass} tone="info">
          {`${reasons.join('. ')}.${state === 'waiting' && !mayDecide ? ' You asked for it, so somebody else has to approve it.' : ''}`}
        </Callout>
      )}
      {/* above the rows, of which a file can have hundreds */}
      {state === 'applied' && (
        <Row>
          {undoneBy === null ? (
            <Button variant="outline" busy={isPending} onClick={() => mutate('undo')}>
              Take it back
            </Button>
          ) : (
            <Link href={adminPaths.change(undoneBy)}>It was taken back</Link>
          )}
        </Row>
      )}
      {differences.map(({ kind, key, title, fields }) => (
        <Stack as="section" key={`${kind} ${key}`} gap="m" aria-label={title}>
          <Heading level={2}>
            <Link href={adminPaths.row(kind, key)}>{title}</Link>
          </Heading>
          <FieldChanges label={`What changes in ${title}`} changes={fields} />
        </Stack>
      ))}
      {rows > differences.length && <Text tone="muted">{`and ${rows - differences.length} more`}</Text>}
      {mayDecide && (
        <Row gap="m" wrap>
          <Button busy={isPending} onClick={() => mutate('approve')}>
            Approve
          </Button>
          <Button variant="outline" busy={isPending} onClick={() => mutate('refuse')}>
            Refuse
          </Button>
        </Row>
      )}
    </Stack>
  );
}

const done = {
  approve: 'Approved. Visitors see it now.',
  refuse: 'Refused. Nothing changes.',
  undo: 'It is as before.',
};
