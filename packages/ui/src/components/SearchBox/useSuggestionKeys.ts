import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface SuggestionKeysOptions {
  count: number;
  /** DOM id of the option with this index. */
  optionId: (index: number) => string;
  onClear: () => void;
}

/** Opening, closing and keyboard of a suggestion list: arrows wander, Enter follows, Escape closes, then clears. */
export function useSuggestionKeys({ count, optionId, onClear }: SuggestionKeysOptions) {
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);

  const close = () => {
    setOpen(false);
    setActive(-1);
  };

  useEffect(() => {
    if (!open) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) {
        setOpen(false);
        setActive(-1);
      }
    };
    // a press outside, or the focus moving away
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [open]);

  const step = (by: number) => {
    setOpen(true);
    // position -1 is the input itself
    setActive((index) => ((index + 1 + by + count + 1) % (count + 1)) - 1);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') step(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && open && active >= 0) document.getElementById(optionId(active))?.click();
    else if (event.key === 'Escape') open ? close() : onClear();
    else return;
    event.preventDefault();
  };

  return { root, open, setOpen, active, setActive, close, onKeyDown };
}
