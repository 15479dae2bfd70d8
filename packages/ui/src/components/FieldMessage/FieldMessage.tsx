import { CircleAlert, CircleCheck } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { fieldMessage } from './FieldMessage.css.ts';

export interface FieldMessageProps {
  id?: string;
  tone: 'error' | 'confirmed' | 'hint';
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
