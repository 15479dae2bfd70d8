import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './Point.css.ts';

export interface PointProps {
  icon: IconNode;
  title: string;
  /** Place of the title in the outline of the page. */
  level: 2 | 3;
  text: ReactNode;
  /** What one can do about it: a link. */
  children?: ReactNode;
}

/** One of a few things worth knowing, behind its icon. */
export function Point({ icon, title, level, text, children }: PointProps) {
  return (
    <div className={styles.point}>
      <span className={styles.disc}>
        <Icon of={icon} size={22} />
      </span>
      <div className={styles.words}>
        <Heading level={level} variant="h3">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        {children}
      </div>
    </div>
  );
}
