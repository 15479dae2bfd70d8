import { ThemeSwitch } from '@potli/ui/ThemeSwitch';
import { Moon, Sun, SunMoon } from 'lucide';
import { useTheme } from './useTheme.ts';

const options = [
  { value: 'system', label: 'System', icon: SunMoon },
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
] as const;

/** Dark, light, or as the system has it. */
export function SiteTheme() {
  const [theme, choose] = useTheme();
  return <ThemeSwitch label="Theme" options={options} value={theme} onChange={choose} />;
}
