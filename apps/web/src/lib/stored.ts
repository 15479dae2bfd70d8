/** Values for a browser that refuses storage, until the page is closed. */
const memory = new Map<string, string>();

/** The browser's local storage, which may be refused (private windows, policies, a full disk) without breaking the app. */
export const stored = {
  read(key: string): string | undefined {
    try {
      return memory.get(key) ?? localStorage.getItem(key) ?? undefined;
    } catch {
      return memory.get(key);
    }
  },
  write(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  },
  remove(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Storage is refused: nothing is stored there.
    }
  },
};
