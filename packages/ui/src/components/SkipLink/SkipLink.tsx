import type { MouseEvent } from 'react';
import { skip } from './SkipLink.css.ts';

export interface SkipLinkProps {
  /** Id of the page's `main`. */
  target: string;
  /** "Skip to content" */
  children: string;
}

/** The first stop of a page for keyboards: it leads past header and menu. Hidden until it has the focus. */
export function SkipLink({ target, children }: SkipLinkProps) {
  const leap = (event: MouseEvent) => {
    // the address stays: a fragment would count as another page
    event.preventDefault();
    focusContent();
  };
  return (
    <a href={`#${target}`} className={skip} onClick={leap}>
      {children}
    </a>
  );
}

/** Moves the focus to the page's `main`, so that the next Tab goes on from there. */
export function focusContent(): void {
  const main = document.querySelector('main');
  if (!main) return;
  const { top, bottom } = main.getBoundingClientRect();
  main.tabIndex = -1;
  main.focus({ preventScroll: top < window.innerHeight && bottom > 0 });
}
