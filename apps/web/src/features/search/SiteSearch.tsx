import { SearchBox } from '@potli/ui/SearchBox';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { searchAddress, toSuggestions } from './toSuggestions.ts';
import { useStartSuggestions } from './useStartSuggestions.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Search over everything in the catalogue: suggestions from the first character, a plain form before any script. */
export function SiteSearch({ label = 'Search stores and credit cards' }: { label?: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { results, settled } = useSuggestions(text);
  const start = useStartSuggestions();
  const submit = (query: string) => {
    const q = query.trim();
    if (q !== '') start.remember({ name: q, href: searchAddress(q) });
    void navigate({ to: paths.stores, search: { q: q || undefined } });
  };
  return (
    <SearchBox
      action={paths.stores}
      label={label}
      placeholder={label}
      clearLabel="Clear search"
      onQueryChange={setTyped}
      onFocus={start.load}
      startGroups={start.groups}
      startAction={start.hasRecent ? { label: 'Clear recent searches', onPress: start.clear } : undefined}
      groups={results ? toSuggestions(results) : []}
      emptyText={settled && results?.nothing ? `Nothing found for “${text}”` : undefined}
      onSubmit={submit}
      onPick={start.remember}
    />
  );
}
