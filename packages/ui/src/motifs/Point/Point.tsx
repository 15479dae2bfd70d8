import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import * as styles from './Point.css.ts';

export interface PointProps {
  /** The sign on the disc. */
  icon: IconNode;
  /** A few words. */
  title: string;
  /** Heading level of the title. */
  level: 2 | 3;
  /** One or two sentences. */
  text: ReactNode;
  /** A link or button. */
  children?: ReactNode;
}

/** One point of a short list: icon on a disc, title, text. */
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
