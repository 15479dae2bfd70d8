import { type Ref, useEffect, useRef, useState } from 'react';

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
    const atStart = scrollLeft < 2;
    const atEnd = scrollLeft > scrollWidth - clientWidth - 2;
    setEnds((known) => (known.atStart === atStart && known.atEnd === atEnd ? known : { atStart, atEnd }));
  };

  useEffect(onScroll, []);

  const page = (direction: -1 | 1) => ref.current?.scrollBy({ left: direction * ref.current.clientWidth });
  return { ref, onScroll, ...ends, page };
}
