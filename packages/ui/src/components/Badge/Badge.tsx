import type { ReactNode } from 'react';
import { badge } from './Badge.css.ts';

export interface BadgeProps {
  tone?: 'money' | 'warn' | 'promote' | 'info' | 'danger' | 'neutral';
  /** Colour never speaks alone: the text names the state. */
  children: ReactNode;
}

/** A short state or kind in a tinted pill. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={badge({ tone })}>{children}</span>;
}
