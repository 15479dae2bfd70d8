import { type CatalogueRow, listCatalogueVersions } from '@potli/api/contract/adminCatalogue';
import { Button } from '@potli/ui/Button';
import { ErrorState } from '@potli/ui/ErrorState';
import { formatDateTime } from '@potli/ui/format/formatDateTime';
import { Heading } from '@potli/ui/Heading';
import { Row, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useApp } from '../../../app/App.tsx';
import { FieldChanges } from '../../../features/shopWindow/FieldChanges.tsx';
import { useNameOf } from '../../../features/staff/useNameOf.ts';
import type { RowAct } from './useSaveRow.ts';

interface RowHistoryProps {
  row: Pick<CatalogueRow, 'kind' | 'key' | 'version' | 'draftVersion'>;
  onAct: (act: RowAct) => void;
  isPending: boolean;
}

const PAGE_SIZE = 10;

/** What became of a row, newest first, with the way back to each version. */
export function RowHistory({ row: { kind, key, version, draftVersion }, onAct, isPending }: RowHistoryProps) {
  const { api } = useApp();
  const nameOf = useNameOf();
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [listCatalogueVersions.method, listCatalogueVersions.path, kind, key],
    queryFn: ({ pageParam, signal }) =>
      api.call(
        listCatalogueVersions,
        { params: { kind, key }, query: { pageNumber: pageParam, pageSize: PAGE_SIZE } },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (pages.length < last.totalPages ? pages.length : undefined),
  });
  if (isError)
    return (
      <ErrorState
        title="The history did not load"
        text="The row itself is safe."
        retryLabel="Try again"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (!data) return <Loading text="Loading..." />;
  const restore = (restored: number, asDraft: boolean) =>
    onAct({ act: 'restore', restored, version, draftVersion, asDraft });
  return (
    <Stack>
      {data.pages
        .flatMap(({ rows }) => rows)
        .map((made) => {
          const name = `version ${made.version}`;
          return (
            <Panel as="article" key={made.version} aria-label={`Version ${made.version}`}>
              <Stack gap="m">
                <Row justify="between" wrap>
                  <Heading level={2} variant="h3">
                    {made.isDeletion ? `Version ${made.version}: deleted` : `Version ${made.version}`}
                  </Heading>
                  {made.version !== version && !made.isDeletion && (
                    <Row gap="s" wrap>
                      <Button
                        variant="outline"
                        size="sm"
                        busy={isPending}
                        aria-label={`Publish again: ${name}`}
                        onClick={() => restore(made.version, false)}
                      >
                        Publish again
                      </Button>
                      <Button
                        variant="ghost"
                        size="sm"
                        busy={isPending}
                        aria-label={`As a draft: ${name}`}
                        onClick={() => restore(made.version, true)}
                      >
                        As a draft
                      </Button>
                    </Row>
                  )}
                </Row>
                <Text
                  tone="muted"
                  wholeDates
                >{`${formatDateTime(made.changedAt, '')} by ${nameOf(made.changedBy)}`}</Text>
                {made.fields.length > 0 && <FieldChanges label={`What ${name} changed`} changes={made.fields} />}
              </Stack>
            </Panel>
          );
        })}
      {hasNextPage && (
        <Row justify="center">
          <Button variant="outline" busy={isFetching} onClick={() => void fetchNextPage()}>
            Earlier versions
          </Button>
        </Row>
      )}
    </Stack>
  );
}
