import { type ReactNode, useId } from 'react';
import { Link } from '../Link/Link.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ResultBox.css.ts';

export interface ResultBoxProps {
  /** "Your link is ready" */
  label: string;
  /** The member's link, shown in full. */
  href: string;
  /** ShareTargets. */
  children?: ReactNode;
}

/** The link that a member created, for the ShareBand. */
export function ResultBox({ label, href, children }: ResultBoxProps) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, this groups a link and ways to send it
    <div role="group" aria-labelledby={id} className={styles.box}>
      <div>
        <Text id={id} variant="bodyS" tone="onFeatureMuted">
          {label}
        </Text>
        <p className={styles.link}>
          <Link href={href}>{href}</Link>
        </p>
      </div>
      {children}
    </div>
  );
}
