import { type Ref, useEffect, useRef, useState } from 'react';

export interface Scroller {
  ref: Ref<HTMLUListElement>;
  onScroll: () => void;
  /** At the server: at the start, with more to come. */
  atStart: boolean;
  atEnd: boolean;
  /** One view back (-1) or on (1). */
  page: (direction: -1 | 1) => void;
}

/** Pages through a row that scrolls by itself, and knows its ends. */
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
