import { type Ref, useEffect, useRef, useState } from 'react';
import { forwardSign } from '../../styles/forwardSign.ts';

export interface Scroller {
  ref: Ref<HTMLUListElement>;
  onScroll: () => void;
  /** In the server's HTML: at the start, not at the end. */
  atStart: boolean;
  atEnd: boolean;
  /** Scrolls one view back (-1) or forward (1). */
  page: (direction: -1 | 1) => void;
}

/** Scrolls a row by one view at a time, and reports whether it is at an end. */
export function useScroller(): Scroller {
  const ref = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });

  const onScroll = () => {
    if (!ref.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = ref.current;
    // negative where text runs from right to left
    const scrolled = Math.abs(scrollLeft);
    const atStart = scrolled < 2;
    const atEnd = scrolled > scrollWidth - clientWidth - 2;
    setEnds((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }));
  };

  useEffect(onScroll, []);

  const page = (direction: -1 | 1) => {
    const row = ref.current;
    row?.scrollBy({ left: direction * forwardSign(row) * row.clientWidth });
  };
  return { ref, onScroll, ...ends, page };
}
