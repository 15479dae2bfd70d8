import * as Radix from '@radix-ui/react-tabs';
import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { useLocale } from '../LocaleProvider/useLocale.ts';
import * as styles from './Tabs.css.ts';

export interface Tab<V extends string> {
  value: V;
  label: string;
  icon?: IconNode;
  /** Mounted only while its tab is selected. */
  content: ReactNode;
}

export interface TabsProps<V extends string> {
  /** Name of the tab list for screen readers. */
  label: string;
  /** The tabs with their panels, in order. */
  tabs: readonly Tab<V>[];
  /** Before the tabs; on small screens above them. */
  heading?: ReactNode;
  /** Controlled together with `onChange`; otherwise `defaultValue` or the first tab. */
  value?: V;
  /** Value of the tab that is open at first. */
  defaultValue?: V;
  /** Gets the value of the chosen tab. */
  onChange?: (value: V) => void;
}

/** Tabs with panels. Arrow keys, Home and End move between the tabs. */
export function Tabs<V extends string>({ label, tabs, heading, value, defaultValue, onChange }: TabsProps<V>) {
  const { direction } = useLocale();
  const choose = (chosen: string) => {
    const tab = tabs.find((one) => one.value === chosen);
    if (tab) onChange?.(tab.value);
  };
  return (
    <Radix.Root dir={direction} value={value} defaultValue={defaultValue ?? tabs[0]?.value} onValueChange={choose}>
      <div className={heading ? styles.headed : undefined}>
        {heading}
        <Radix.List aria-label={label} className={heading ? styles.listBeside : styles.list}>
          {tabs.map((tab) => (
            <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab}>
              {tab.icon && <Icon of={tab.icon} />}
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
