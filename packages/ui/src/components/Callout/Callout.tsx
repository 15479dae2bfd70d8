import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { notice } from './Callout.css.ts';

export interface CalloutProps {
  icon: IconNode;
  tone?: 'money' | 'warn' | 'danger' | 'info';
  /** `alert` interrupts a screen reader; leave out for text that was there from the start. */
  role?: 'status' | 'alert';
  children: ReactNode;
}

/** One remark that belongs to its surroundings, with an icon. */
export function Callout({ icon, tone = 'money', role, children }: CalloutProps) {
  return (
    <div role={role} className={notice({ tone })}>
      <Icon of={icon} />
      <div>{children}</div>
    </div>
  );
}
