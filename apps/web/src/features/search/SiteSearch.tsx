import { SearchBox } from '@potli/ui/SearchBox';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { toSuggestions } from './toSuggestions.ts';
import { loadSearch, useSuggestions } from './useSuggestions.ts';

/** Search over stores and credit cards: suggestions from the first character, a plain form before any script. */
export function SiteSearch({ label = 'Search stores and credit cards' }: { label?: string }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { results, settled } = useSuggestions(text);
  return (
    <SearchBox
      action={paths.stores}
      label={label}
      placeholder={label}
      clearLabel="Clear search"
      onQueryChange={setTyped}
      onFocus={() => void loadSearch()}
      groups={results ? toSuggestions(results) : []}
      emptyText={settled ? `Nothing found for “${text}”` : undefined}
      onSubmit={(query) => void navigate({ to: paths.stores, search: { q: query.trim() || undefined } })}
    />
  );
}
