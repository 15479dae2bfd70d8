import type { ReactNode } from 'react';
import * as choice from '../../styles/choiceLabel.css.ts';
import { type RadioFieldProps, RadioFieldset } from './RadioFieldset.tsx';
import * as styles from './RadioGroup.css.ts';

export interface RadioOption<V extends string> {
  value: V;
  label: ReactNode;
  /** A second line: what follows from this choice. */
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<V extends string> extends RadioFieldProps<V> {
  /** The options in their order. */
  options: readonly RadioOption<V>[];
  /** `horizontal` for two or three short words; on small screens it is vertical. */
  orientation?: 'vertical' | 'horizontal';
}

/** A choice of one, all options visible. Native radio buttons: arrow keys choose, and forms send the value. */
export function RadioGroup<V extends string>({ options, orientation = 'vertical', ...field }: RadioGroupProps<V>) {
  return (
    <RadioFieldset {...field}>
      {(radio) => (
        <div className={styles.lists[orientation]}>
          {options.map(({ value, label, hint, disabled }) => (
            <label key={value} className={choice.choiceLabel}>
              <input {...radio(value)} disabled={disabled} className={styles.ring} />
              <span className={choice.words}>
                {label}
                {hint && <span className={choice.hint}>{hint}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </RadioFieldset>
  );
}
