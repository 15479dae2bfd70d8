import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import { useState, useSyncExternalStore } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useLocale } from '../LocaleProvider/useLocale.ts';
import { TextButton } from '../TextButton/TextButton.tsx';
import { type ToastEntry, useToastQueue } from '../Toast/Toast.tsx';
import * as styles from './Toaster.css.ts';

export interface ToasterProps {
  /** Name of the region; `{hotkey}` is replaced by the key that moves the focus there. */
  label: string;
  /** Name of a toast's close button: "Close message" */
  closeLabel: string;
  /** How long a toast stays, in milliseconds; with an action twice as long. The time stops on hover and focus. */
  durationMs?: number;
}

/** Default time that a toast stays, in milliseconds. */
const toastDurationMs = 5000;

const none: readonly ToastEntry[] = [];

/** Shows the toasts: at the top, where lines end; on small screens across the window. It is large; load it on demand. */
export function Toaster({ label, closeLabel, durationMs = toastDurationMs }: ToasterProps) {
  const queue = useToastQueue();
  const { direction } = useLocale();
  const entries = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  return (
    <Radix.Provider duration={durationMs} swipeDirection={direction === 'ltr' ? 'right' : 'left'} label={label}>
      {entries.map((entry) => (
        <ToastMessage
          key={entry.id}
          {...entry}
          closeLabel={closeLabel}
          durationMs={entry.action ? 2 * durationMs : durationMs}
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

/** One message. The stitch at its bottom shows the time left. */
function ToastMessage({ tone, text, action, closeLabel, durationMs, onClosed }: ToastMessageProps) {
  const [paused, setPaused] = useState(false);
  return (
    <Radix.Root
      className={styles.toast}
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={durationMs}
      onOpenChange={(open) => !open && onClosed()}
      onPause={() => setPaused(true)}
      onResume={() => setPaused(false)}
    >
      <span className={styles.disc[tone]}>
        <Icon of={icons[tone]} />
      </span>
      {/* Radix already announces the text; `aria-live` is off so that it is not read twice */}
      <div role={tone === 'error' ? 'alert' : 'status'} aria-live="off" className={styles.text}>
        <Radix.Description>{text}</Radix.Description>
      </div>
      {action && (
        // announced with the text: the way to it for those who do not see the button
        <Radix.Action asChild altText={`${action.label} (F8)`}>
          <TextButton onClick={action.onPress}>{action.label}</TextButton>
        </Radix.Action>
      )}
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
