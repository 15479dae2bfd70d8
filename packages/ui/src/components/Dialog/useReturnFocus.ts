import { useRef } from 'react';
import { focusContent } from '../SkipLink/SkipLink.tsx';

/** Handlers of a dialog's content. On close the focus returns to the opener, else to the page's content. */
export function useReturnFocus() {
  const opener = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      // Radix returns the focus only to its own triggers
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
      // the opener may be gone, as Login is after the login
      if (document.activeElement !== opener.current) focusContent();
    },
  };
}
