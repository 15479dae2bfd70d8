import * as Radix from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide';
import { useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { ToastEntry } from '../Toast/toastQueue.ts';
import * as styles from './ToastMessage.css.ts';

export interface ToastMessageProps extends Omit<ToastEntry, 'id'> {
  closeLabel: string;
  durationMs: number;
  onClosed: () => void;
}

const icons = { success: CircleCheck, error: CircleAlert, info: Info };

/** One message; its stitch unravels until it goes. */
export function ToastMessage({ tone, text, closeLabel, durationMs, onClosed }: ToastMessageProps) {
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
