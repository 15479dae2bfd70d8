export type ToastTone = 'success' | 'error' | 'info';

export interface ToastEntry {
  id: number;
  tone: ToastTone;
  text: string;
}

/** The toasts on screen, oldest first, as an external store for React. */
export interface ToastQueue {
  add(tone: ToastTone, text: string): void;
  remove(id: number): void;
  subscribe(onChange: () => void): () => void;
  read(): readonly ToastEntry[];
}

export function createToastQueue(): ToastQueue {
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
