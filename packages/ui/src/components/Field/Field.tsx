import type { ReactNode } from 'react';
import { FieldMessage } from '../FieldMessage/FieldMessage.tsx';
import * as styles from './Field.css.ts';
import type { FieldState } from './FieldState.ts';

export interface FieldProps {
  /** Names the field, above it. Always there: a placeholder is no label. */
  label: ReactNode;
  /** Shows after the label: "(optional)" */
  note?: string;
  /** Marks the label with a star, and the browser checks it. */
  required?: boolean;
  /** Shown until there is an error or a confirmation. */
  hint?: ReactNode;
  /** What is wrong and how to mend it. Replaces the hint. */
  error?: ReactNode;
  /** Confirms a correct entry: "IFSC looks right" */
  confirmed?: ReactNode;
}

/** A form field: label, control and one message. */
export function Field({
  field,
  children,
  ...props
}: FieldProps & {
  /** Ids that connect label, control and message: the result of `useField`. */
  field: FieldState;
  /** The control, with `field.control` spread on it. */
  children: ReactNode;
}) {
  const message = messageOf(props);
  return (
    <div className={styles.field}>
      <label htmlFor={field.id} className={styles.label}>
        <FieldLabel {...props} />
      </label>
      {children}
      {message && (
        <FieldMessage id={field.messageId} tone={message.tone}>
          {message.text}
        </FieldMessage>
      )}
    </div>
  );
}

/** The label with its required mark and note. */
export function FieldLabel({ label, note, required }: Pick<FieldProps, 'label' | 'note' | 'required'>) {
  return (
    <>
      {label}
      {required && (
        <span aria-hidden className={styles.mark}>
          {' *'}
        </span>
      )}
      {note && <span className={styles.note}> {note}</span>}
    </>
  );
}

/** The message of a field: the error, else the confirmation, else the hint. */
export function messageOf({ error, confirmed, hint }: Pick<FieldProps, 'error' | 'confirmed' | 'hint'>) {
  if (error) return { tone: 'error', text: error } as const;
  if (confirmed) return { tone: 'confirmed', text: confirmed } as const;
  if (hint) return { tone: 'hint', text: hint } as const;
  return undefined;
}
