import type { Category } from '@potli/api/contract/categories';
import { Button } from '@potli/ui/Button';
import { ChoiceLinks } from '@potli/ui/ChoiceLinks';
import { Icon } from '@potli/ui/Icon';
import { Row, Stack } from '@potli/ui/Layout';
import { TextField } from '@potli/ui/TextField';
import { useNavigate } from '@tanstack/react-router';
import { Search } from 'lucide';
import type { FormEvent } from 'react';
import { paths } from '../../../lib/paths.ts';
import type { StoresSearch } from './readStoresSearch.ts';
import { type StoresChoice, storesAddress } from './storesAddress.ts';

interface StoreFiltersProps {
  search: StoresSearch;
  /** Absent where they did not load. */
  categories?: readonly Category[];
}

const sorts: readonly { label: string; sort: StoresChoice['sort'] }[] = [
  { label: 'A to Z', sort: undefined },
  { label: 'Most popular', sort: 'popular' },
  { label: 'Highest cashback', sort: 'cashback' },
];

/** Narrows and sorts the list of stores. All of it is in the address and works without scripts. */
export function StoreFilters({ search: { q, category, sort }, categories = [] }: StoreFiltersProps) {
  const everywhere = {
    label: 'All',
    href: storesAddress({ sort }),
    current: q === undefined && category === undefined,
  };
  return (
    <Stack gap="l">
      <NameFilter name={q} />
      {categories.length > 0 && (
        <ChoiceLinks
          label="Category"
          choices={[
            everywhere,
            ...categories.map(({ name, urlSlug }) => ({
              label: name,
              href: storesAddress({ category: urlSlug, sort }),
              current: urlSlug === category,
            })),
          ]}
        />
      )}
      {q === undefined && (
        <ChoiceLinks
          label="Sort"
          choices={sorts.map((each) => ({
            label: each.label,
            href: storesAddress({ category, sort: each.sort }),
            current: each.sort === sort,
          }))}
        />
      )}
    </Stack>
  );
}

function NameFilter({ name }: { name?: string }) {
  const navigate = useNavigate();
  const filter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sought = new FormData(event.currentTarget).get('q');
    const q = typeof sought === 'string' ? sought.trim() : '';
    void navigate({ to: paths.stores, search: { q: q || undefined } });
  };
  return (
    <form key={name} action={paths.stores} method="get" onSubmit={filter}>
      <Row align="end" gap="s">
        <TextField
          label="Find a store by name or goods"
          type="search"
          name="q"
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          defaultValue={name}
          leading={<Icon of={Search} />}
        />
        <Button type="submit" variant="outline">
          Find
        </Button>
      </Row>
    </form>
  );
}
