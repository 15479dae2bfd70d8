import { exportCatalogue, exportCatalogueRows } from '@potli/api/contract/adminImport';
import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { EXPORT_MOST_ROWS } from '@potli/api/contract/policy';
import { firstError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Heading } from '@potli/ui/Heading';
import { Icon } from '@potli/ui/Icon';
import { Row, Stack } from '@potli/ui/Layout';
import { Link } from '@potli/ui/Link';
import { SegmentedControl } from '@potli/ui/SegmentedControl';
import { Select } from '@potli/ui/Select';
import { Text } from '@potli/ui/Text';
import { useToast } from '@potli/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { CircleAlert, Download } from 'lucide';
import { useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { kindTexts } from '../../../features/shopWindow/kindTexts.ts';
import { problemTexts } from '../../../features/shopWindow/problemTexts.ts';
import { rowStates } from '../../../features/shopWindow/RowStateBadge.tsx';
import { adminPaths } from '../../../lib/adminPaths.ts';
import { saveFile } from '../../../lib/csv/saveFile.ts';
import { pluralize } from '../../../lib/pluralize.ts';
import type { ExportSearch } from './exportSearch.ts';

const kinds = Object.entries(kindTexts).map(([value, { title }]) => ({ value, label: title }));

const formats = [
  { value: 'csv', label: 'CSV' },
  { value: 'json', label: 'JSON' },
] as const;
type Format = (typeof formats)[number]['value'];

const types: Record<Format, string> = { csv: 'text/csv;charset=utf-8', json: 'application/json' };

/** What a filter leaves, in words: `“dhaba”, Live`. */
function wordsOf({ q, state, problem, hasDraft }: ExportSearch): string {
  const parts = [
    q && `“${q}”`,
    rowStates.find(({ value }) => value === state)?.label,
    problem && problemTexts[problem],
    hasDraft && 'with a draft',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Published rows as a file that can be imported again (docs/product/admin-import.md). What is exported is in the address. */
export function ExportCatalogue() {
  const { api } = useApp();
  const toast = useToast();
  const navigate = useNavigate();
  const { kind, ...filter } = useSearch({ from: '/admin/export' });
  const [chosen, setChosen] = useState<Format>('csv');
  // a table has one kind
  const format = kind ? chosen : 'json';
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      kind
        ? api.call(exportCatalogueRows, { params: { kind }, query: { ...filter, format } })
        : api.call(exportCatalogue, {}),
    onSuccess({ fileName, text, rows }) {
      if (rows === 0) {
        toast.info('No published row fits, so there is no file.');
        return;
      }
      saveFile(fileName, types[format], text);
      toast.success(`${pluralize(rows, 'row')} in ${fileName}.`);
    },
  });
  const filtered = wordsOf(filter);
  const choose = (next: CatalogueKindName | undefined) => void navigate({ to: '.', search: { kind: next } });
  return (
    <Stack gap="x2">
      <Stack gap="s">
        <Heading level={1}>Export</Heading>
        <Text tone="muted">
          {`What is published, as a file that can be imported again: at most ${pluralize(EXPORT_MOST_ROWS, 'row')}. The audit log notes who took how many.`}
        </Text>
      </Stack>
      <Select
        label="What"
        placeholder="Everything"
        options={kinds}
        value={kind ?? ''}
        onChange={({ target }) => choose((target.value || undefined) as CatalogueKindName | undefined)}
      />
      {kind && filtered !== '' && (
        <Row gap="m" wrap>
          <Text>{`Only rows of the filter: ${filtered}`}</Text>
          <Button variant="ghost" size="sm" onClick={() => choose(kind)}>
            {`All ${kindTexts[kind].noun.many}`}
          </Button>
        </Row>
      )}
      {kind ? (
        <SegmentedControl label="Format" name="format" options={formats} value={chosen} onChange={setChosen} />
      ) : (
        <Text tone="muted">A catalogue document (JSON). A table (CSV) has one kind.</Text>
      )}
      {error && (
        <Callout icon={CircleAlert} tone="danger" role="alert">
          {firstError(error, 'The file could not be made. Please try again.')}
        </Callout>
      )}
      <Row gap="m" wrap>
        <Button busy={isPending} onClick={() => mutate()}>
          <Icon of={Download} size={18} />
          Download
        </Button>
        <Link href={adminPaths.import}>Import a file</Link>
      </Row>
    </Stack>
  );
}
