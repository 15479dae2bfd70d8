import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { type ToastEntry, useToastQueue } from '../Toast/Toast.tsx';
import * as styles from './Toaster.css.ts';

export interface ToasterProps {
  /** Name of the region; `{hotkey}` becomes the key that moves the focus there. */
  label: string;
  closeLabel: string;
  /** How long a toast stays, while nobody points at it. */
  durationMs?: number;
}

/** How long a toast stays, in milliseconds. */
const toastDurationMs = 5000;

const none: readonly ToastEntry[] = [];

/** The place where toasts appear: top right, on small screens across the top. Heavy; load it when needed. */
export function Toaster({ label, closeLabel, durationMs = toastDurationMs }: ToasterProps) {
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
      <Radix.Viewport className={styles.viewport} label={label} />
    </Radix.Provider>
  );
}

interface ToastMessageProps extends Omit<ToastEntry, 'id'> {
  closeLabel: string;
  durationMs: number;
  onClosed: () => void;
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** One message; its stitch unravels until it goes. */
function ToastMessage({ tone, text, closeLabel, durationMs, onClosed }: ToastMessageProps) {
  const [paused, setPaused] = useState(false);
  return (
    <Radix.Root
      className={styles.toast}
      type={tone === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => !open && onClosed()}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
    >
      <span className={styles.disc[tone]}>
        <Icon of={icons[tone]} />
      </span>
      {/* Radix announces the text itself: the role is for finding it, not for saying it twice */}
      <div role={tone === 'error' ? 'alert' : 'status'} aria-live="off" className={styles.text}>
        <Radix.Description>{text}</Radix.Description>
      </div>
      <Radix.Close asChild>
        <IconButton icon={X} label={closeLabel} />
      </Radix.Close>
      <span
        aria-hidden
        className={`${styles.thread} ${styles.threadTone[tone]}`}
        style={{ animationDuration: `${durationMs}ms`, animationPlayState: paused ? 'paused' : 'running' }}
      />
    </Radix.Root>
  );
}
