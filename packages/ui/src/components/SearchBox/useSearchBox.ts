import { useEffect, useId, useRef, useState } from 'react';
import { useSuggestionKeys } from './useSuggestionKeys.ts';

/** State of a search box: the text stays in the native input, so that what was typed before scripts ran survives. */
export function useSearchBox(suggestionCount: number, onQueryChange: (query: string) => void) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const optionId = (index: number) => `${id}-${index}`;
  const keys = useSuggestionKeys({ count: suggestionCount, optionId, onClear: clear });

  useEffect(() => {
    const typedEarly = input.current?.value;
    if (!typedEarly) return;
    setQuery(typedEarly);
    onQueryChange(typedEarly);
  }, [onQueryChange]);

  function change(value: string) {
    setQuery(value);
    onQueryChange(value);
    keys.setActive(-1);
    keys.setOpen(value.trim() !== '');
  }

  function clear() {
    if (input.current) input.current.value = '';
    change('');
    input.current?.focus();
  }

  return { listId: `${id}-list`, optionId, input, query, keys, change, clear };
}
