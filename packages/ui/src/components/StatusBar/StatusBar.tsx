import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Callout } from '../Callout/Callout.tsx';
import { bar } from './StatusBar.css.ts';

export interface StatusBarProps {
  icon: IconNode;
  /** Nothing: the bar is away. Screen readers hear each change. */
  children?: ReactNode;
}

/** How the whole page is doing, over its foot; it comes and goes without moving anything. */
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
