import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { captureClicks } from './captureClicks.ts';
import { KeptPart } from './KeptPart.tsx';
import type { LazyPart } from './lazyPart.ts';
import { replayClicks } from './replayClicks.ts';

/** How far below the window a part starts to load. */
const AHEAD = '400px 0px';

interface LazyHydrateProps<Props extends object> {
  part: LazyPart<Props>;
  /** Props of the part itself. */
  props: Props;
}

/**
 * A part below the first screen. The server's HTML holds all of it. Its script is fetched when it comes near the window
 * or something in it gets the focus; until then React leaves the HTML as it is, and clicks are captured for a replay. Without
 * its script the HTML stays, and clicks act as without scripts.
 */
export function LazyHydrate<Props extends object>({ part, props }: LazyHydrateProps<Props>) {
  const root = useRef<HTMLDivElement>(null);
  const [{ Content, start }] = useState(() => {
    let start: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      start = resolve;
    });
    return { Content: part.render(started), start };
  });
  const [hydrated, setHydrated] = useState(false);
  const captured = useRef<HTMLElement[]>([]);

  useEffect(() => {
    const element = root.current;
    if (!element || hydrated) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && start(), {
      rootMargin: AHEAD,
    });
    observer.observe(element);
    const release = captureClicks(element, captured.current);
    const onFocus = ({ target }: FocusEvent) => target instanceof Node && element.contains(target) && start();
    window.addEventListener('focusin', onFocus, true);
    return () => {
      observer.disconnect();
      release();
      window.removeEventListener('focusin', onFocus, true);
    };
  }, [hydrated, start]);

  useEffect(() => {
    if (hydrated) replayClicks(captured.current.splice(0));
  }, [hydrated]);

  return (
    <div ref={root}>
      <KeptPart place={root} onFailed={() => setHydrated(true)}>
        <Suspense>
          <Content {...props} />
          <Hydrated onHydrated={setHydrated} />
        </Suspense>
      </KeptPart>
    </div>
  );
}

/** Reports when React has hydrated the boundary around it. */
function Hydrated({ onHydrated }: { onHydrated: (hydrated: boolean) => void }): ReactNode {
  useEffect(() => onHydrated(true), [onHydrated]);
  return null;
}
