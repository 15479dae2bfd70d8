import { useEffect, useId, useRef, useState } from 'react';
import type { SuggestionGroup } from './Suggestion.ts';
import { optionId } from './Suggestions.tsx';
import { useSuggestionKeys } from './useSuggestionKeys.ts';

interface SearchBoxState {
  groups: readonly SuggestionGroup[];
  /** In place of `groups` while nothing is typed. */
  startGroups: readonly SuggestionGroup[];
  onQueryChange: (query: string) => void;
}

/** State of a search box. The native input keeps the text, so text typed before hydration is not lost. */
export function useSearchBox({ groups, startGroups, onQueryChange }: SearchBoxState) {
  const listId = useId();
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const blank = query.trim() === '';
  const listed = blank ? startGroups : groups;
  const optionIds = listed.flatMap((group) => group.suggestions.map((each) => optionId(listId, group, each)));
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
    reopen(true);
  }

  function focus() {
    input.current?.focus();
  }

  function clear() {
    if (input.current) input.current.value = '';
    change('');
    focus();
    reopen(false);
  }

  return {
    root,
    input,
    listId,
    query,
    blank,
    listed,
    open,
    found: optionIds.length > 0,
    activeId,
    reopen,
    onKeyDown,
    change,
    clear,
    focus,
  };
}
