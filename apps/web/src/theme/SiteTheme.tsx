import { ThemeSwitch } from '@potli/ui/ThemeSwitch';
import { Moon, Sun, SunMoon } from 'lucide';
import { useSyncExternalStore } from 'react';
import { safeLocalStorage } from '../lib/safeLocalStorage.ts';
import { readTheme, showTheme, THEME_KEY, type ThemeChoice, toChoice } from './themeChoice.ts';

const options = [
  { value: 'system', label: 'System', icon: SunMoon },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const;

/** Lets a visitor choose the light, the dark or the system's theme. */
export function SiteTheme() {
  const [theme, choose] = useTheme();
  return <ThemeSwitch label="Theme" options={options} value={theme} onChange={choose} />;
}

/** Listens for changes of the root element, and follows the choice made in another tab. */
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
  if (choice === 'system') safeLocalStorage.remove(THEME_KEY);
  else safeLocalStorage.write(THEME_KEY, choice);
}

/** The theme of the page, and a setter that stores the choice on this device. */
function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  return [theme, choose];
}
