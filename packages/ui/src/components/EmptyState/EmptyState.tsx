import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Decorative picture above the text: `<img>` or inline SVG. */
  art?: ReactNode;
  /** What is empty: "No clicks yet" */
  title: string;
  /** What fills it, in one sentence. */
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
}

/** An empty list: says so, and what to do. */
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
