import { type ReactNode, useId } from 'react';
import { FieldMessage } from '../FieldMessage/FieldMessage.tsx';
import * as styles from './Checkbox.css.ts';
import { TickBox, type TickBoxProps } from './TickBox.tsx';

export interface CheckboxProps extends TickBoxProps {
  /** What is agreed to or chosen, so that it is true while the box is ticked. */
  label: ReactNode;
  /** Shown below the label; screen readers read it with the box. */
  error?: ReactNode;
}

/** A native checkbox with its label. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const messageId = useId();
  return (
    <div>
      <label className={styles.label}>
        <TickBox {...rest} aria-invalid={error ? true : undefined} aria-describedby={error ? messageId : undefined} />
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
