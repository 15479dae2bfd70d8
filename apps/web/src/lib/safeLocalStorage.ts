/** A storage of the browser, which may be refused (private windows, policies, a full disk) without breaking the app. */
function createSafeStorage(storage: () => Storage) {
  /** Values for a browser that refuses storage, until the page is closed. */
  const memory = new Map<string, string>();
  return {
    read(key: string): string | undefined {
      try {
        return memory.get(key) ?? storage().getItem(key) ?? undefined;
      } catch {
        return memory.get(key);
      }
    },
    write(key: string, value: string): void {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    remove(key: string): void {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // Storage is refused: nothing is stored there.
      }
    },
  };
}

/** `localStorage` of this browser. */
export const safeLocalStorage = createSafeStorage(() => localStorage);

/** `sessionStorage`: until the tab is closed. */
export const safeSessionStorage = createSafeStorage(() => sessionStorage);
