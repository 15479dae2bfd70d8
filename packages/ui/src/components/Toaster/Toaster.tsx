import * as Radix from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { useToastQueue } from '../Toast/Toast.tsx';
import type { ToastEntry } from '../Toast/toastQueue.ts';
import { viewport } from './Toaster.css.ts';
import { ToastMessage } from './ToastMessage.tsx';

export interface ToasterProps {
  /** Name of the region; `{hotkey}` becomes the key that moves the focus there. */
  label: string;
  closeLabel: string;
  /** How long a toast stays, while nobody points at it. */
  durationMs?: number;
}

const none: readonly ToastEntry[] = [];

/** The place where toasts appear: top right, on small screens across the top. Heavy; load it when needed. */
export function Toaster({ label, closeLabel, durationMs = 5000 }: ToasterProps) {
  const queue = useToastQueue();
  const entries = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  return (
    <Radix.Provider duration={durationMs} swipeDirection="right" label={label}>
      {entries.map((entry) => (
        <ToastMessage
          key={entry.id}
          {...entry}
          closeLabel={closeLabel}
          durationMs={durationMs}
          onClosed={() => queue.remove(entry.id)}
        />
      ))}
      <Radix.Viewport className={viewport} label={label} />
    </Radix.Provider>
  );
}
