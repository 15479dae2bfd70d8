import type { ReactNode } from 'react';
import { FieldMessage } from '../FieldMessage/FieldMessage.tsx';
import * as styles from './Field.css.ts';
import type { FieldState } from './useField.ts';

export interface FieldProps {
  label: ReactNode;
  /** Said after the label, for example "(optional)". */
  note?: string;
  required?: boolean;
  /** Shown until there is an error or a confirmation. */
  hint?: ReactNode;
  error?: ReactNode;
  /** A correct entry worth confirming ("IFSC looks right"). */
  confirmed?: ReactNode;
}

/** Label above, control, one message below. */
export function Field({ field, children, ...props }: FieldProps & { field: FieldState; children: ReactNode }) {
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

/** The words of a label with its required mark or note. */
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

/** The one message a field shows: an error before a confirmation before a hint. */
export function messageOf({ error, confirmed, hint }: Pick<FieldProps, 'error' | 'confirmed' | 'hint'>) {
  if (error) return { tone: 'error', text: error } as const;
  if (confirmed) return { tone: 'confirmed', text: confirmed } as const;
  if (hint) return { tone: 'hint', text: hint } as const;
  return undefined;
}
