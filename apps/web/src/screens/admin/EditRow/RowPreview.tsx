import { type CatalogueRow, previewCatalogueRow } from '@potli/api/contract/adminCatalogue';
import { firstError } from '@potli/api/errors';
import { ErrorState } from '@potli/ui/ErrorState';
import { FramedPage } from '@potli/ui/FramedPage';
import { Row, Stack } from '@potli/ui/Layout';
import { Loading } from '@potli/ui/Loading';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { Text } from '@potli/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { isForMembers, MemberPreview } from './MemberPreview.tsx';

const widths = [
  { value: 'phone', label: 'Phone' },
  { value: 'desktop', label: 'Desktop' },
] as const;

/** The real page with what is saved of the row: its draft, or what visitors see. */
export function RowPreview({ row }: { row: CatalogueRow }) {
  const who = isForMembers(row) ? 'members' : 'visitors';
  return (
    <Stack gap="l">
      <Text tone="muted">
        {row.draft === null
          ? `This is what ${who} see. Save changes as a draft to see them here.`
          : `This is the draft. ${who === 'members' ? 'Members' : 'Visitors'} do not see it.`}
      </Text>
      {isForMembers(row) ? <MemberPreview row={row} /> : <FramedPreview row={row} />}
    </Stack>
  );
}

/** The page in a frame. Its link is new each time. */
function FramedPreview({ row: { kind, key, title } }: { row: CatalogueRow }) {
  const [width, setWidth] = useState<(typeof widths)[number]['value']>('phone');
  const query = apiQuery(useApp().api, previewCatalogueRow, { params: { kind, key } });
  const { data, error, refetch, isFetching } = useQuery({ ...query, staleTime: 0, gcTime: 0 });
  return (
    <>
      <Row>
        <SegmentedControl label="Width" options={widths} value={width} onChange={setWidth} />
      </Row>
      {data && <FramedPage src={data.path} title={`Preview of ${title}`} width={width} />}
      {error && (
        <ErrorState
          title="There is no preview"
          text={firstError(error, 'It did not load.')}
          retryLabel="Try again"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Loading text="Loading..." />}
    </>
  );
}
