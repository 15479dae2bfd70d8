import { createContext, type ReactNode, Suspense, use, useCallback, useState } from 'react';
import { lazyScript } from '../../hydration/lazyScript.ts';

const TrackedNote = lazyScript(async () => (await import('./TrackedNote.tsx')).TrackedNote);

const NoteContext = createContext<() => void>(() => {});

/** Shows the member, on the page behind the shop's window, that the click is tracked. */
export const useClickNote = () => use(NoteContext);

/** Shows the note of the last tracked click. The shop's window covers the page at first: it waits until it is seen. */
export function ClickNoteProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const note = useCallback(() => whenSeen(() => setCount((last) => last + 1)), []);
  return (
    <NoteContext value={note}>
      {children}
      <Suspense>{count > 0 && <TrackedNote key={count} />}</Suspense>
    </NoteContext>
  );
}

function whenSeen(act: () => void): void {
  if (document.hidden) document.addEventListener('visibilitychange', act, { once: true });
  else act();
}
