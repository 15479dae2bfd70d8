import { CircleAlert, CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { fieldMessage } from './FieldMessage.css.ts';

export interface FieldMessageProps {
  /** Id for the `aria-describedby` of the control. */
  id?: string;
  /** `error` is red with a sign, `confirmed` green, `hint` grey. */
  tone: 'error' | 'confirmed' | 'hint';
  /** One sentence. */
  children: ReactNode;
}

/** The message below a field. */
export function FieldMessage({ id, tone, children }: FieldMessageProps) {
  return (
    <p id={id} role={tone === 'error' ? 'alert' : undefined} className={fieldMessage({ tone })}>
      {tone === 'error' && <Icon of={CircleAlert} size={16} />}
      {tone === 'confirmed' && <Icon of={CircleCheck} size={16} />}
      <span>{children}</span>
    </p>
  );
}
