import { createContext, type ReactNode, use, useMemo, useState } from 'react';

const QueueContext = createContext<ToastQueue | undefined>(undefined);

/** Keeps the toasts of the app. `Toaster` shows them and can be loaded later; no toast is lost. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(createToastQueue);
  return <QueueContext value={queue}>{children}</QueueContext>;
}

/** The queue, for `Toaster`. Throws without a ToastProvider. */
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

/** Functions that show a message for some seconds. */
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

export type ToastTone = 'success' | 'error' | 'info';

export interface ToastEntry {
  id: number;
  tone: ToastTone;
  text: string;
}

/** The toasts on screen, oldest first, for `useSyncExternalStore`. */
export interface ToastQueue {
  add(tone: ToastTone, text: string): void;
  remove(id: number): void;
  subscribe(onChange: () => void): () => void;
  read(): readonly ToastEntry[];
}

function createToastQueue(): ToastQueue {
  let entries: readonly ToastEntry[] = [];
  let nextId = 1;
  const listeners = new Set<() => void>();
  const set = (next: readonly ToastEntry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  return {
    add: (tone, text) => set([...entries, { id: nextId++, tone, text }]),
    remove: (id) => set(entries.filter((entry) => entry.id !== id)),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    read: () => entries,
  };
}
