import { createContext, lazy, type ReactNode, Suspense, use, useCallback, useEffect, useState } from 'react';
import { paths } from '../../lib/paths.ts';

const ClickNote = lazy(async () => {
  const { ClickNote } = await import('@potli/ui/ClickNote');
  return { default: ClickNote };
});

const SHOWN_MS = 8_000;

const NoteContext = createContext<() => void>(() => {});

/** Tells the member, on the page behind the shop's window, that the click is tracked. */
export const useClickNote = () => use(NoteContext);

/** Shows the note of the last tracked click. The shop's window covers the page at first: it waits until it is seen. */
export function ClickNoteProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const note = useCallback(() => whenSeen(() => setCount((last) => last + 1)), []);
  return (
    <NoteContext value={note}>
      {children}
      {count > 0 && (
        <Suspense>
          <Shown key={count} />
        </Suspense>
      )}
    </NoteContext>
  );
}

function Shown() {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!open) return null;
  return (
    <ClickNote
      text="Click noted"
      link={{ href: paths.clicks, text: 'My Clicks' }}
      closeLabel="Close"
      onClose={() => setOpen(false)}
    />
  );
}

function whenSeen(act: () => void): void {
  if (!document.hidden) {
    act();
    return;
  }
  document.addEventListener('visibilitychange', act, { once: true });
}
