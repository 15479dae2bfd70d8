import type { IconNode } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './ChoiceHint.css.ts';

export interface ChoiceHintProps {
  /** The sign of the part of the form that will open. */
  icon: IconNode;
  /** The question that the reader has: "Already a member?" */
  title: string;
  /** What opens here, and when. */
  text: string;
}

/** Says where a part of a form will open. It is not a control. */
export function ChoiceHint({ icon, title, text }: ChoiceHintProps) {
  return (
    <div className={styles.hint}>
      <span className={styles.icon}>
        <Icon of={icon} />
      </span>
      <div>
        <Text variant="label">{title}</Text>
        <Text variant="body" tone="muted">
          {text}
        </Text>
      </div>
    </div>
  );
}
