import { createContext, type ReactNode, use, useMemo, useState } from 'react';

const QueueContext = createContext<ToastQueue | undefined>(undefined);

/** Keeps the toasts of the app. `Toaster` shows them and can be loaded later; no toast is lost. */
export function ToastProvider({
  children,
}: {
  /** The app. */
  children: ReactNode;
}) {
  const [queue] = useState(createToastQueue);
  return <QueueContext value={queue}>{children}</QueueContext>;
}

/** The queue, for `Toaster`. Throws without a ToastProvider. */
export function useToastQueue(): ToastQueue {
  const queue = use(QueueContext);
  if (!queue) throw new Error('useToast needs a ToastProvider above it');
  return queue;
}

/** What a toast offers to do about its message: "Undo". */
export interface ToastAction {
  label: string;
  onPress: () => void;
}

export interface ToastApi {
  /** `action` is a button of the toast, which then stays twice as long. */
  success(text: string, action?: ToastAction): void;
  error(text: string, action?: ToastAction): void;
  info(text: string): void;
}

/** Functions that show a message for some seconds. */
export function useToast(): ToastApi {
  const queue = useToastQueue();
  return useMemo(
    () => ({
      success: (text, action) => queue.add('success', text, action),
      error: (text, action) => queue.add('error', text, action),
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
  action?: ToastAction;
}

/** The toasts on screen, oldest first, for `useSyncExternalStore`. */
export interface ToastQueue {
  add(tone: ToastTone, text: string, action?: ToastAction): void;
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
    add: (tone, text, action) => set([...entries, { id: nextId++, tone, text, action }]),
    remove: (id) => set(entries.filter((entry) => entry.id !== id)),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    read: () => entries,
  };
}
