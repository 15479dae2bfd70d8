import type { ReactNode } from 'react';
import { badge, sentenceCase } from './Badge.css.ts';

export interface BadgeProps {
  /** `money` for what is earned, `danger` for what failed; the others tell kinds apart. */
  tone?: 'money' | 'warn' | 'promote' | 'info' | 'danger' | 'neutral';
  /** Names the state: colour is never the only sign. */
  children: ReactNode;
  /** Draws a code such as SUCCESS as other badges are written. The text itself stays. */
  code?: boolean;
}

/** A state or kind in one or two words on a tinted background. */
export function Badge({ tone = 'neutral', children, code = false }: BadgeProps) {
  return <span className={badge({ tone })}>{code ? <span className={sentenceCase}>{children}</span> : children}</span>;
}
