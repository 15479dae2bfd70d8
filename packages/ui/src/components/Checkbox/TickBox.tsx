import { Check, Minus } from 'lucide';
import type { InputHTMLAttributes, Ref } from 'react';
import { setRef } from '../Field/joinRefs.ts';
import { setDefaultChoice } from '../Field/setDefaultChoice.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Checkbox.css.ts';

export interface TickBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'> {
  /** Some of what the box sums up is chosen, but not all: a line in place of the tick. */
  indeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox without its label. */
export function TickBox({ indeterminate = false, ref, ...rest }: TickBoxProps) {
  return (
    <span className={styles.cell}>
      <input
        {...rest}
        ref={(input) => {
          // HTML has no attribute for it
          if (input) input.indeterminate = indeterminate;
          if (input && rest.checked !== undefined) setDefaultChoice(input, rest.checked);
          setRef(ref, input);
        }}
        type="checkbox"
        className={styles.box}
      />
      <span className={styles.tick}>
        <Icon of={indeterminate ? Minus : Check} size={16} />
      </span>
    </span>
  );
}
