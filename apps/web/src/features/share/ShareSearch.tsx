import { SearchBox, type Suggestion } from '@potli/ui/SearchBox';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazyScript } from '../../hydration/lazyScript.ts';
import { paths } from '../../lib/paths.ts';
import { toShareableSuggestions } from '../search/toSuggestions.ts';
import { useSuggestions } from '../search/useSuggestions.ts';

/** Nothing is picked yet when home is opened. */
const PickedItem = lazyScript(async () => (await import('./PickedItem.tsx')).PickedItem);

export interface ShareSearchProps {
  formId: string;
  item: Suggestion | undefined;
  onChoose: (item: Suggestion | undefined) => void;
  /** Enter was pressed, and an item is chosen or nothing is typed. */
  onSubmit: () => void;
}

const LABEL = 'Search a store or card to share';

/** Finds a store or card to share, and holds it. Without script it is the site's search. */
export function ShareSearch({ formId, item, onChoose, onSubmit }: ShareSearchProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const text = typed.trim();
  const { results, settled } = useSuggestions(text);
  const submit = (query: string) => {
    const q = query.trim();
    if (item || q === '') onSubmit();
    else void navigate({ to: paths.stores, search: { q } });
  };
  return (
    <SearchBox
      action={paths.stores}
      formId={formId}
      size="lg"
      label={LABEL}
      placeholder={LABEL}
      clearLabel="Clear"
      onQueryChange={setTyped}
      groups={results ? toShareableSuggestions(results) : []}
      emptyText={settled ? `Nothing found for “${text}”` : undefined}
      onSubmit={submit}
      onPick={(suggestion, event) => {
        event.preventDefault();
        onChoose(suggestion);
      }}
      picked={
        item &&
        ((focusBox) => (
          <Suspense>
            <PickedItem
              item={item}
              onRemove={() => {
                onChoose(undefined);
                focusBox();
              }}
            />
          </Suspense>
        ))
      }
    />
  );
}
