import { SearchBox } from '@potli/ui/components/SearchBox/SearchBox';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useApp } from '../app.tsx';
import { searchQuery } from '../queries/searchQueries.ts';
import { toSuggestions } from './toSuggestions.ts';

/** Search over stores and credit cards: suggestions from the first character, a plain form before any script. */
export function SiteSearch({ label = 'Search stores and credit cards' }: { label?: string }) {
  const { api } = useApp();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { data, isFetching } = useQuery({
    ...searchQuery(api, text),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <SearchBox
      action="/stores"
      label={label}
      placeholder={label}
      clearLabel="Clear search"
      onQueryChange={setTyped}
      groups={data && text !== '' ? toSuggestions(data) : []}
      emptyText={data && !isFetching ? `Nothing found for “${text}”` : undefined}
      onSubmit={(query) => void navigate({ to: '/stores', search: { q: query.trim() || undefined } })}
    />
  );
}
