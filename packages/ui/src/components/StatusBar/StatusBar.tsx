import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Callout } from '../Callout/Callout.tsx';
import { bar } from './StatusBar.css.ts';

export interface StatusBarProps {
  /** The sign before the message. */
  icon: IconNode;
  /** The bar is hidden without it. Screen readers read each change. */
  children?: ReactNode;
}

/** A message about the whole page, above its bottom edge. It does not move other content. */
export function StatusBar({ icon, children }: StatusBarProps) {
  return (
    <div role="status" className={bar}>
      {children && (
        <Callout icon={icon} tone="warn">
          {children}
        </Callout>
      )}
    </div>
  );
}
