import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { captureClicks } from './captureClicks.ts';
import { KeptPart } from './KeptPart.tsx';
import type { LazyPart } from './lazyPart.ts';
import { replayClicks } from './replayClicks.ts';

/** How far below the window a part starts to load. */
const AHEAD = '400px 0px';

/** Events that show that a part is used. */
const USES = ['focusin', 'click'] as const;

interface LazyHydrateProps<Props extends object> {
  part: LazyPart<Props>;
  /** Props of the part itself. */
  props: Props;
  /** When its script is fetched: as it comes near the window, or with the first pointer, click or focus in it. */
  when?: 'near' | 'touched';
}

/**
 * A part below the first screen. The server's HTML holds all of it. Its script is fetched when it comes near the window
 * (or is touched) or something in it gets the focus; until then React leaves the HTML as it is, and clicks are captured for a replay. Without
 * its script the HTML stays, and clicks act as without scripts.
 */
export function LazyHydrate<Props extends object>({ part, props, when = 'near' }: LazyHydrateProps<Props>) {
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
    // a page that was rendered here has nothing to touch yet
    if (when === 'near' || !element.firstElementChild) observer.observe(element);
    else element.addEventListener('pointerover', start);
    const release = captureClicks(element, captured.current);
    const onUse = ({ target }: Event) => target instanceof Node && element.contains(target) && start();
    // A click that was replayed comes without a pointer. On the window, as in `captureClicks`.
    for (const use of USES) window.addEventListener(use, onUse, true);
    return () => {
      observer.disconnect();
      element.removeEventListener('pointerover', start);
      release();
      for (const use of USES) window.removeEventListener(use, onUse, true);
    };
  }, [hydrated, start, when]);

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
