import { type KeyboardEvent, type RefObject, useCallback, useEffect, useState } from 'react';

export interface SuggestionKeysOptions {
  /** The box with its list; a click or focus outside closes the list. */
  root: RefObject<HTMLElement | null>;
  /** DOM ids of the options, in order. */
  optionIds: readonly string[];
  onClear: () => void;
}

/** Keyboard control of a list below an input: arrow keys move, Enter clicks the option, Escape closes, then clears. */
export function useSuggestionKeys({ root, optionIds, onClear }: SuggestionKeysOptions) {
  const [open, setOpen] = useState(false);
  const [chosenId, setActiveId] = useState<string>();
  // newer results may not have the chosen option
  const activeId = optionIds.find((id) => id === chosenId);

  /** Opens or closes the list; no option is active then. */
  const reopen = useCallback((wanted: boolean) => {
    setOpen(wanted);
    setActiveId(undefined);
  }, []);

  useEffect(() => {
    if (!open) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open, root]);

  const step = (by: 1 | -1) => {
    // one position more than options, for the input
    const positions = [undefined, ...optionIds];
    const from = Math.max(0, positions.indexOf(activeId));
    setOpen(true);
    setActiveId(positions.at((from + by) % positions.length));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter' && open && activeId) document.getElementById(activeId)?.click();
    else if (event.key === 'Escape' && open) reopen(false);
    else if (event.key === 'Escape') onClear();
    else return;
    event.preventDefault();
  };

  return { open, activeId, reopen, onKeyDown };
}
