import { Check } from 'lucide';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldMessage } from '../FieldMessage/FieldMessage.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Checkbox.css.ts';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type'>;

export interface CheckboxProps extends Native {
  /** What is agreed to or chosen, so that it is true while the box is ticked. */
  label: ReactNode;
  /** Replaces nothing: it stands below the label, and screen readers read it with the box. */
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A native checkbox with its label. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const messageId = useId();
  return (
    <div>
      <label className={styles.label}>
        <span className={styles.cell}>
          <input
            {...rest}
            type="checkbox"
            className={styles.box}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? messageId : undefined}
          />
          <span className={styles.tick}>
            <Icon of={Check} size={16} />
          </span>
        </span>
        <span>{label}</span>
      </label>
      {error && (
        <FieldMessage id={messageId} tone="error">
          {error}
        </FieldMessage>
      )}
    </div>
  );
}
