import { getCatalogueRow } from '@potli/api/contract/adminCatalogue';
import type { ChangeResult } from '@potli/api/contract/adminChanges';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { ApiError } from '@potli/api/errors';
import { ErrorState } from '@potli/ui/ErrorState';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { Loading } from '@potli/ui/Loading';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApp } from '../../../app/App.tsx';
import { apiQuery } from '../../../app/apiQuery.ts';
import { EmptyList } from '../../../components/listing/EmptyList.tsx';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { RowEditor } from './RowEditor.tsx';
import { toKey } from './toKey.ts';

interface EditRowProps {
  kind: CatalogueKindName;
  /** Undefined for a new row. */
  rowKey?: string;
}

/** A row of the shop window with all its fields, its dates and its history (docs/product/admin-catalogue.md). */
export function EditRow({ kind, rowKey }: EditRowProps) {
  return rowKey === undefined ? <NewRow kind={kind} /> : <OldRow kind={kind} rowKey={rowKey} />;
}

function NewRow({ kind }: { kind: CatalogueKindName }) {
  const navigate = useNavigate();
  const { noun } = kindTexts[kind];
  const created = (_: ChangeResult | undefined, fields: Record<string, unknown>) =>
    void navigate({ to: adminPaths.row(kind, toKey(kind, fields)), ignoreBlocker: true });
  return (
    <Frame kind={kind} title={`New ${noun.one}`}>
      <RowEditor kind={kind} rowKey="" onCreated={created} onGone={() => undefined} readAgain={() => undefined} />
    </Frame>
  );
}

function OldRow({ kind, rowKey }: Required<EditRowProps>) {
  const navigate = useNavigate();
  const { noun } = kindTexts[kind];
  const cache = useQueryClient();
  const query = apiQuery(useApp().api, getCatalogueRow, { params: { kind, key: rowKey } });
  const { data, error, isFetching, refetch } = useQuery(query);
  if (error instanceof ApiError && error.status === 404 && !data)
    return (
      <EmptyList
        title={`There is no such ${noun.one}`}
        text="It may have been deleted."
        action={{ label: `All ${noun.many}`, href: adminPaths.rows(kind) }}
      />
    );
  const readAgain = () => cache.getQueryData(query.queryKey);
  return (
    <Frame kind={kind} title={data?.title ?? rowKey}>
      {data && (
        <RowEditor
          key={rowKey}
          kind={kind}
          rowKey={rowKey}
          row={data}
          readAgain={readAgain}
          onGone={() => void navigate({ to: adminPaths.rows(kind), ignoreBlocker: true })}
        />
      )}
      {!data && error && (
        <ErrorState
          title="Some error occurred. Please try again"
          text={`This ${noun.one} did not load.`}
          retryLabel="Try again"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Loading text="Loading..." />}
    </Frame>
  );
}

function Frame({ kind, title, children }: { kind: CatalogueKindName; title: string; children: ReactNode }) {
  return (
    <Stack gap="x2">
      <Stack gap="s">
        <Link href={adminPaths.rows(kind)}>{kindTexts[kind].title}</Link>
        <Heading level={1}>{title}</Heading>
      </Stack>
      {children}
    </Stack>
  );
}
