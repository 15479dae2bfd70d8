import type { IconNode } from 'lucide';
import { useId } from 'react';
import { FieldLabel, type FieldProps, messageOf } from '../Field/Field.tsx';
import { FieldMessage } from '../FieldMessage/FieldMessage.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './SegmentedControl.css.ts';

export interface Segment<V extends string> {
  value: V;
  label: string;
  icon?: IconNode;
}

export interface SegmentedControlProps<V extends string> extends FieldProps {
  options: readonly Segment<V>[];
  name?: string;
  /** Controlled together with `onChange`; otherwise use `defaultValue`. */
  value?: V;
  defaultValue?: V;
  onChange?: (value: V) => void;
  disabled?: boolean;
}

/** A choice from a few options, as a row of native radio buttons. */
export function SegmentedControl<V extends string>({
  options,
  name,
  value,
  defaultValue,
  onChange,
  ...frame
}: SegmentedControlProps<V>) {
  const id = useId();
  const message = messageOf(frame);
  return (
    <fieldset className={styles.group} disabled={frame.disabled} aria-describedby={message && `${id}-message`}>
      <legend className={styles.legend}>
        <FieldLabel {...frame} />
      </legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onChange?.(option.value)}
              // radio buttons have no aria-invalid; the message belongs to the group
              data-invalid={frame.error ? true : undefined}
              className={styles.radio}
            />
            {option.icon && <Icon of={option.icon} />}
            {option.label}
          </label>
        ))}
      </div>
      {message && (
        <FieldMessage id={`${id}-message`} tone={message.tone}>
          {message.text}
        </FieldMessage>
      )}
    </fieldset>
  );
}
