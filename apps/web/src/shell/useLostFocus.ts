import { useEffect } from 'react';

/** Parts of a page in which the keyboard goes on. */
const PARTS = ':is(main, form, section, article, dialog, [role="dialog"], [role="alertdialog"], [role="tabpanel"])';

/**
 * Gives the focus to the part of the page around a control that had it and is gone or disabled, as a button often is after its own
 * press: else the keyboard would begin at the top of the page again, and a screen reader would be nowhere. What moves the focus by itself
 * comes first.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    let around: HTMLElement[] = [];
    let frame = 0;
    const isLost = () =>
      last !== undefined &&
      (!last.isConnected || last.matches(':disabled')) &&
      (document.activeElement === document.body || document.activeElement === last);
    const note = ({ target }: FocusEvent) => {
      last = target instanceof Element ? target : undefined;
      around = last ? partsAround(last) : [];
    };
    const goOn = () => {
      frame = 0;
      const part = isLost() && around.find(({ isConnected }) => isConnected);
      if (!part) return;
      part.tabIndex = -1;
      part.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (isLost()) frame ||= requestAnimationFrame(goOn);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', note);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, []);
}

/** The innermost first. */
function partsAround(element: Element): HTMLElement[] {
  const parts: HTMLElement[] = [];
  for (let at = element.closest<HTMLElement>(PARTS); at; at = at.parentElement?.closest<HTMLElement>(PARTS) ?? null)
    parts.push(at);
  return parts;
}
