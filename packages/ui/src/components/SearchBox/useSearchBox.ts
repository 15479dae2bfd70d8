import { useEffect, useId, useRef, useState } from 'react';
import type { SuggestionGroup } from './SearchBox.tsx';
import { optionId } from './Suggestions.tsx';
import { useSuggestionKeys } from './useSuggestionKeys.ts';

/** State of a search box. The native input keeps the text, so text typed before hydration is not lost. */
export function useSearchBox(groups: readonly SuggestionGroup[], onQueryChange: (query: string) => void) {
  const listId = useId();
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const optionIds = groups.flatMap((group) => group.suggestions.map((each) => optionId(listId, group, each)));
  const { open, activeId, reopen, onKeyDown } = useSuggestionKeys({ root, optionIds, onClear: clear });

  useEffect(() => {
    const typedEarly = input.current?.value;
    if (!typedEarly) return;
    setQuery(typedEarly);
    onQueryChange(typedEarly);
    reopen(document.activeElement === input.current);
  }, [onQueryChange, reopen]);

  function change(value: string) {
    setQuery(value);
    onQueryChange(value);
    reopen(value.trim() !== '');
  }

  function clear() {
    if (input.current) input.current.value = '';
    change('');
    input.current?.focus();
  }

  const wanted = open && query.trim() !== '';
  return {
    root,
    input,
    listId,
    query,
    wanted,
    found: optionIds.length > 0,
    activeId,
    reopen,
    onKeyDown,
    change,
    clear,
  };
}
