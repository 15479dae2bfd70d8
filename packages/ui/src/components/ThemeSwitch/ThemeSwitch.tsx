import type { IconNode } from 'lucide';
import { useId } from 'react';
import { coveringRadio } from '../../styles/coveringRadio.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ThemeSwitch.css.ts';

export interface ThemeOption<V extends string> {
  value: V;
  label: string;
  icon: IconNode;
}

export interface ThemeSwitchProps<V extends string> {
  /** Name of the group for screen readers. */
  label: string;
  /** The themes, each with its icon. */
  options: readonly ThemeOption<V>[];
  /** Value of the chosen theme. */
  value: V;
  /** Gets the chosen value. */
  onChange: (value: V) => void;
}

/** A choice of themes. It takes the text colour of its container. */
export function ThemeSwitch<V extends string>({ label, options, value, onChange }: ThemeSwitchProps<V>) {
  const name = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice} data-replay={`theme-${option.value}`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className={coveringRadio}
            />
            <Icon of={option.icon} size={18} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
