import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSuggestionKeys } from '../SearchBox/useSuggestionKeys.ts';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Said after the label: "19-11-2026 21:17" */
  detail?: string;
}

export interface ComboboxInput {
  options: readonly ComboboxOption[];
  /** Of the chosen option, or empty. */
  value: string;
  onValueChange: (value: string) => void;
}

/** What is typed narrows the list; nothing but an option of the list can be chosen. */
export function useCombobox({ options, value, onValueChange }: ComboboxInput) {
  const listId = useId();
  const root = useRef<HTMLSpanElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** What was typed since the last choice. */
  const [typed, setTyped] = useState<string>();
  const chosen = options.find((option) => option.value === value);
  const found = typed ? options.filter((option) => matches(option, typed)) : options;
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
    /** Whoever leaves without choosing keeps what was chosen. */
    leave: () => setTyped(undefined),
    choose: (option: ComboboxOption) => {
      onValueChange(option.value);
      setTyped(undefined);
      reopen(false);
      input.current?.focus();
    },
    onKeyDown: (event: KeyboardEvent) => {
      // with nothing to close, Escape belongs to what is around
      if (event.key === 'Escape' && !open) return;
      if (event.key === 'Escape') setTyped(undefined);
      onKeyDown(event);
    },
  };
}

function matches({ label, detail = '' }: ComboboxOption, typed: string): boolean {
  const text = `${label} ${detail}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
