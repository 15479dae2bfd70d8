import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** The drawing above the words: an `<img>` or inline SVG, decorative. */
  art?: ReactNode;
  title: string;
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
  level?: 1 | 2 | 3;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ art, title, text, action, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      {art}
      <div className={styles.words}>
        <Heading level={level} variant="h2" align="center">
          {title}
        </Heading>
        {text && (
          <Text tone="muted" align="center">
            {text}
          </Text>
        )}
      </div>
      {action}
    </div>
  );
}
