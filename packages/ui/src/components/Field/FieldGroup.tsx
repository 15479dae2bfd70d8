import { type ReactNode, type Ref, useId } from 'react';
import { FieldMessage } from '../FieldMessage/FieldMessage.tsx';
import { FieldLabel, type FieldProps, messageOf } from './Field.tsx';
import * as styles from './FieldGroup.css.ts';

interface FieldGroupProps extends FieldProps {
  /** Nothing in the group can be changed now. */
  disabled?: boolean | undefined;
  /** Id of the label, for a control that has the same name. */
  labelId?: string;
  ref?: Ref<HTMLFieldSetElement>;
  children: ReactNode;
}

/** A form field of several controls: its label, its state and one message, which belong to all of them. */
export function FieldGroup({ disabled, labelId, ref, children, ...frame }: FieldGroupProps) {
  const messageId = useId();
  const message = messageOf(frame);
  return (
    <fieldset ref={ref} className={styles.group} disabled={disabled} aria-describedby={message && messageId}>
      <legend id={labelId} className={styles.legend}>
        <FieldLabel {...frame} />
      </legend>
      {children}
      {message && (
        <FieldMessage id={messageId} tone={message.tone}>
          {message.text}
        </FieldMessage>
      )}
    </fieldset>
  );
}
