import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Part } from './createPart.ts';
import { keepClicks } from './keepClicks.ts';
import { replay } from './replay.ts';

/** How far below the window a part begins to load. */
const AHEAD = '400px 0px';

interface LaterProps<Props extends object> {
  part: Part<Props>;
  /** What the part itself is given. */
  props: Props;
}

/**
 * A part beyond the first screen. The server's HTML holds it whole; its script is fetched when it comes near the window
 * or somebody reaches into it, and until then React leaves that HTML as it is. A click that comes too early is kept.
 */
export function Later<Props extends object>({ part, props }: LaterProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [{ Content, begin }] = useState(() => {
    const { promise, resolve } = Promise.withResolvers<void>();
    return { Content: part.render(promise), begin: () => resolve() };
  });
  const [alive, setAlive] = useState(false);
  const kept = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const element = place.current;
    if (!element || alive) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && begin(), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    const release = keepClicks(element, kept.current);
    const onFocus = ({ target }: FocusEvent) => target instanceof Node && element.contains(target) && begin();
    window.addEventListener('focusin', onFocus, true);
    return () => {
      observer.disconnect();
      release();
      window.removeEventListener('focusin', onFocus, true);
    };
  }, [alive, begin]);

  useEffect(() => {
    if (alive) replay(kept.current.splice(0));
  }, [alive]);

  return (
    <div ref={place}>
      <Suspense>
        <Content {...props} />
        <Alive onAlive={setAlive} />
      </Suspense>
    </div>
  );
}

/** Tells when the boundary around it is alive. */
function Alive({ onAlive }: { onAlive: (alive: boolean) => void }): ReactNode {
  useEffect(() => onAlive(true), [onAlive]);
  return null;
}
