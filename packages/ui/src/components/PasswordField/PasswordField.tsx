import { Eye, EyeOff } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { reveal } from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'trailing'> {
  /** Names of the button in its two states. */
  showLabel: string;
  /** Name of the button while the text is shown: "Hide password" */
  hideLabel: string;
}

/** A password field with a button that shows and hides the text. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const eye = (
    <span className={reveal}>
      <IconButton
        icon={shown ? Eye : EyeOff}
        label={shown ? hideLabel : showLabel}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      />
    </span>
  );
  return <TextField {...props} type={shown ? 'text' : 'password'} trailing={eye} />;
}
