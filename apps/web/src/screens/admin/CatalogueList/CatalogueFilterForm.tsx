import type { CatalogueKindName } from '@potli/api/contract/catalogueKinds';
import { problemsOfKind } from '@potli/api/contract/rowProblems';
import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { Grid, Row, Stack } from '@potli/ui/Layout';
import { Select } from '@potli/ui/Select';
import { TextField } from '@potli/ui/TextField';
import { type FormEvent, useState } from 'react';
import { problemTexts } from '../../../features/shopWindow/problemTexts.ts';
import { rowStates } from '../../../features/shopWindow/RowStateBadge.tsx';
import type { CatalogueFilter } from './catalogueSearch.ts';

interface CatalogueFilterFormProps {
  kind: CatalogueKindName;
  filter: CatalogueFilter;
  onFilter: (filter: Record<keyof CatalogueFilter, string | undefined>) => void;
}

/** Which rows are listed. Choices hold at once, words when they are sent. */
export function CatalogueFilterForm({ kind, filter, onFilter }: CatalogueFilterFormProps) {
  const [q, setQ] = useState(filter.q ?? '');
  const { problem: chosen } = filter;
  // a choice in the address is shown, whatever kind it is from
  const problems = [...new Set([...problemsOfKind(kind), ...(chosen === undefined ? [] : [chosen])])];
  const change = (part: Partial<Record<keyof CatalogueFilter, string | undefined>>) =>
    onFilter({
      q: q.trim() || undefined,
      state: filter.state,
      problem: filter.problem,
      hasDraft: filter.hasDraft,
      ...part,
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change({});
  };
  return (
    <search>
      <form onSubmit={submit}>
        <Stack gap="m">
          <Grid columns={3} gap="m">
            <TextField
              label="Search"
              type="search"
              value={q}
              maxLength={120}
              onChange={({ target }) => setQ(target.value)}
            />
            <Select
              label="State"
              placeholder="All states"
              options={rowStates}
              value={filter.state ?? ''}
              onChange={({ target }) => change({ state: target.value || undefined })}
            />
            <Select
              label="Looks wrong"
              placeholder="All rows"
              options={problems.map((value) => ({ value, label: problemTexts[value] }))}
              value={filter.problem ?? ''}
              onChange={({ target }) => change({ problem: target.value || undefined })}
            />
          </Grid>
          <Row justify="between" wrap>
            <Checkbox
              label="Only rows with a draft"
              checked={filter.hasDraft === 'true'}
              onChange={({ target }) => change({ hasDraft: target.checked ? 'true' : undefined })}
            />
            <Button type="submit" variant="secondary">
              Search
            </Button>
          </Row>
        </Stack>
      </form>
    </search>
  );
}
