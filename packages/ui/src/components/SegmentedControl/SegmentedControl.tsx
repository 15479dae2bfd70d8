import type { IconNode } from 'lucide';
import { coveringRadio } from '../../styles/coveringRadio.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { type RadioFieldProps, RadioFieldset } from '../RadioGroup/RadioFieldset.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<V extends string> {
  value: V;
  label: string;
  icon?: IconNode;
}

export interface SegmentedControlProps<V extends string> extends RadioFieldProps<V> {
  /** Two to four options, with or without an icon. */
  options: readonly Segment<V>[];
}

/** A choice from a few options, as a row of native radio buttons. */
export function SegmentedControl<V extends string>({ options, ...field }: SegmentedControlProps<V>) {
  return (
    <RadioFieldset {...field}>
      {(radio) => (
        <div className={styles.row}>
          {options.map((option) => (
            <label key={option.value} className={styles.segment}>
              <input {...radio(option.value)} className={coveringRadio} />
              {option.icon && <Icon of={option.icon} />}
              {option.label}
            </label>
          ))}
        </div>
      )}
    </RadioFieldset>
  );
}
