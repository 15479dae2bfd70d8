import { safeLocalStorage } from '../../lib/safeLocalStorage.ts';

const STORAGE_KEY = 'recentSearches';

/** So many are stored. */
const KEPT = 5;

/** A name or a text that was searched, and the page it led to. */
export interface RecentSearch {
  name: string;
  href: string;
}

const isRecentSearch = (value: unknown): value is RecentSearch => {
  const { name, href } = (value ?? {}) as Partial<Record<keyof RecentSearch, unknown>>;
  return typeof name === 'string' && typeof href === 'string' && /^\/\w/.test(href);
};

/** Recent searches of this browser, the newest first. */
export function readRecentSearches(): RecentSearch[] {
  try {
    const value: unknown = JSON.parse(safeLocalStorage.read(STORAGE_KEY) ?? '[]');
    return Array.isArray(value) ? value.filter(isRecentSearch).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function addRecentSearch({ name, href }: RecentSearch): RecentSearch[] {
  const others = readRecentSearches().filter((other) => other.href !== href);
  const recent = [{ name, href }, ...others].slice(0, KEPT);
  safeLocalStorage.write(STORAGE_KEY, JSON.stringify(recent));
  return recent;
}

export const clearRecentSearches = () => safeLocalStorage.remove(STORAGE_KEY);
