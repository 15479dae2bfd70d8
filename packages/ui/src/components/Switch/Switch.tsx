import { Check } from 'lucide';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import * as choice from '../../styles/choiceLabel.css.ts';
import { setRef } from '../Field/joinRefs.ts';
import { setDefaultChoice } from '../Field/setDefaultChoice.ts';
import { FieldMessage } from '../FieldMessage/FieldMessage.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Switch.css.ts';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'style' | 'type' | 'role'>;

export interface SwitchProps extends Native {
  /** What is on or off, so that it is true while the switch is on: "Mails about payouts" */
  label: ReactNode;
  /** A second line. */
  hint?: ReactNode;
  /** Why it could not be changed. */
  error?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A setting that is on or off and takes effect at once. In a form that is sent later, use `Checkbox`. */
export function Switch({ label, hint, error, ref, ...rest }: SwitchProps) {
  const messageId = useId();
  return (
    <div>
      <label className={choice.choiceLabel}>
        <span className={styles.cell}>
          <input
            {...rest}
            ref={(input) => {
              if (input && rest.checked !== undefined) setDefaultChoice(input, rest.checked);
              setRef(ref, input);
            }}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
            role="switch"
            className={styles.track}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? messageId : undefined}
          />
          <span className={styles.bead}>
            <span className={styles.tick}>
              <Icon of={Check} size={14} />
            </span>
          </span>
        </span>
        <span className={choice.words}>
          {label}
          {hint && <span className={choice.hint}>{hint}</span>}
        </span>
      </label>
      {error && (
        <FieldMessage id={messageId} tone="error">
          {error}
        </FieldMessage>
      )}
    </div>
  );
}
