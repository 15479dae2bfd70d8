import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { notice } from './Callout.css.ts';

export interface CalloutProps {
  /** The sign before the text. */
  icon: IconNode;
  /** `money` and `info` explain, `neutral` takes no side, `warn` asks for care, `danger` reports a failure. */
  tone?: 'money' | 'warn' | 'danger' | 'info' | 'neutral';
  /** `alert` interrupts a screen reader. Leave it out for text that is on the page from the start. */
  role?: 'status' | 'alert';
  /** One or two sentences; a link is allowed. */
  children: ReactNode;
}

/** A short message with an icon, about the content around it. */
export function Callout({ icon, tone = 'money', role, children }: CalloutProps) {
  return (
    <div role={role} className={notice({ tone })}>
      <Icon of={icon} />
      <div>{children}</div>
    </div>
  );
}
