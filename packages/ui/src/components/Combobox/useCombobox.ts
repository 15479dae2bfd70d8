import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useSuggestionKeys } from '../SearchBox/useSuggestionKeys.ts';
import type { ComboboxOption } from './ComboboxOption.ts';
import { matchesTyped } from './matchesTyped.ts';

interface ComboboxInput {
  input: RefObject<HTMLInputElement | null>;
  options: readonly ComboboxOption[];
  /** Value of the chosen option, or empty. */
  value: string;
  /** Gets the value of the chosen option, or an empty text while none is chosen. */
  onValueChange: (value: string) => void;
}

/**
 * State of a combobox. Typed text filters the options; only an option can be chosen.
 *
 * @param staysOpen the list stays after a choice, for the next one
 */
export function useCombobox({ input, options, value, onValueChange }: ComboboxInput, staysOpen = false) {
  const listId = useId();
  const root = useRef<HTMLSpanElement>(null);
  /** The text typed since the last choice. */
  const [typed, setTyped] = useState<string>();
  const chosen = options.find((option) => option.value === value);
  const found = typed ? options.filter((option) => matchesTyped(option, typed)) : options;
  const idOf = (option: ComboboxOption) => `${listId}-${option.value}`;
  const { open, activeId, reopen, onKeyDown } = useSuggestionKeys({
    root,
    optionIds: found.map(idOf),
    onClear: () => setTyped(undefined),
  });

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return {
    root,
    input,
    list: { id: listId, open, options: found, activeId, idOf },
    text: typed ?? chosen?.label ?? '',
    type: (text: string) => {
      setTyped(text);
      reopen(true);
    },
    toggle: () => reopen(!open),
    /** On blur without a choice, the last choice stays. */
    leave: () => setTyped(undefined),
    choose: (option: ComboboxOption) => {
      onValueChange(option.value);
      setTyped(undefined);
      if (!staysOpen) reopen(false);
      input.current?.focus();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // the list is closed: Escape is for the dialog around the field
      if (event.key === 'Escape' && !open) return;
      if (event.key === 'Escape') setTyped(undefined);
      onKeyDown(event);
    },
  };
}
