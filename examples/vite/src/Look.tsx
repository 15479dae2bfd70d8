import { ThemeSwitch } from '@potli/ui/ThemeSwitch';
import { Monitor, Moon, Sun } from 'lucide';
import { useState } from 'react';

type Theme = 'light' | 'dark' | 'system';

/** Light, dark, or as the system is. */
export function Look() {
  const [theme, setTheme] = useState<Theme>('system');
  const choose = (next: Theme) => {
    setTheme(next);
    if (next === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
  };
  return (
    <ThemeSwitch
      label="Theme"
      value={theme}
      onChange={choose}
      options={[
        { value: 'light', label: 'Light', icon: Sun },
        { value: 'dark', label: 'Dark', icon: Moon },
        { value: 'system', label: 'As the system', icon: Monitor },
      ]}
    />
  );
}
