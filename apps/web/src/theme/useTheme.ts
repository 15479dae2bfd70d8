import { useSyncExternalStore } from 'react';
import { stored } from '../lib/stored.ts';
import { showTheme } from './showTheme.ts';
import { readTheme, THEME_KEY, type ThemeChoice, toChoice } from './themeChoice.ts';

/** Told when the root element changes its theme, and by other tabs, which this one follows. */
function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const follow = ({ key, newValue }: StorageEvent) => key === THEME_KEY && showTheme(toChoice(newValue));
  window.addEventListener('storage', follow);
  return () => {
    observer.disconnect();
    window.removeEventListener('storage', follow);
  };
}

function choose(choice: ThemeChoice): void {
  showTheme(choice);
  if (choice === 'system') stored.remove(THEME_KEY);
  else stored.write(THEME_KEY, choice);
}

/** The theme of the page, and a way to choose another that is remembered on this device. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  return [theme, choose];
}
