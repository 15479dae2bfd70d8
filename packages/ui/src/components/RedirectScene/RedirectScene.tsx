import type { ReactNode } from 'react';
import { Hem } from '../../motifs/Hem/Hem.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './RedirectScene.css.ts';
import { RedirectTag, type RedirectTagProps } from './RedirectTag.tsx';

export interface RedirectSceneProps extends RedirectTagProps {
  /** "Redirecting to Juttigali in 1 seconds..." */
  title: string;
  /** Advice while the shop opens, in one sentence. */
  text: string;
  /** Read once by screen readers, because the title changes every second. */
  announcement?: string;
  /** The buttons. */
  children: ReactNode;
}

/** The page that a member sees before the shop opens. */
export function RedirectScene({ title, text, announcement, children, ...tag }: RedirectSceneProps) {
  return (
    <main className={styles.scene}>
      <div className={styles.content}>
        <div className={styles.art}>
          <RedirectTag {...tag} />
        </div>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.text}>
          <Text variant="bodyL" align="center">
            {text}
          </Text>
        </div>
        <div className={styles.actions}>{children}</div>
        <div role="status">
          <VisuallyHidden>{announcement}</VisuallyHidden>
        </div>
      </div>
      <div className={styles.foot}>
        <Hem tone="inverse" direction="up" />
      </div>
    </main>
  );
}
