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
  const ownLabelId = useId();
  const message = messageOf(frame);
  return (
    // not by a legend: WebKit adds its height to the frame once more when it lays the frame out anew
    <fieldset
      ref={ref}
      className={styles.group}
      disabled={disabled}
      aria-labelledby={labelId ?? ownLabelId}
      aria-describedby={message && messageId}
    >
      <div id={labelId ?? ownLabelId} className={styles.label}>
        <FieldLabel {...frame} />
      </div>
      {children}
      {message && (
        <FieldMessage id={messageId} tone={message.tone}>
          {message.text}
        </FieldMessage>
      )}
    </fieldset>
  );
}
