import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  tone?: 'money' | 'warn' | 'promote' | 'info' | 'danger' | 'neutral';
  /** Names the state: colour is never the only sign. */
  children: ReactNode;
}

/** A state or kind in one or two words on a tinted background. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
