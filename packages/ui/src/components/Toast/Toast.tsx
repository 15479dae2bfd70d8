import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { createToastQueue, type ToastQueue } from './toastQueue.ts';

const QueueContext = createContext<ToastQueue | undefined>(undefined);

/** Holds the toasts of the app. `Toaster` shows them and may be loaded later; none is lost meanwhile. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(createToastQueue);
  return <QueueContext value={queue}>{children}</QueueContext>;
}

/** The queue itself, for `Toaster`. Throws outside a ToastProvider. */
export function useToastQueue(): ToastQueue {
  const queue = use(QueueContext);
  if (!queue) throw new Error('useToast needs a ToastProvider above it');
  return queue;
}

export interface ToastApi {
  success(text: string): void;
  error(text: string): void;
  info(text: string): void;
}

/** Shows a message for five seconds. */
export function useToast(): ToastApi {
  const queue = useToastQueue();
  return useMemo(
    () => ({
      success: (text) => queue.add('success', text),
      error: (text) => queue.add('error', text),
      info: (text) => queue.add('info', text),
    }),
    [queue],
  );
}
