import { CreditCard } from 'lucide';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './CardHeader.css.ts';

export interface CardHeaderProps {
  title: string;
  text?: string | null;
  /** The face, 320 × 202. */
  imageUrl: string | null | undefined;
  /** A gift card hangs in the shop, a credit card lies in its tray. */
  tray?: keyof typeof styles.tray;
}

/** Card face, title and one line: how the page of a credit card or gift card begins. */
export function CardHeader({ title, text, imageUrl, tray = 'flat' }: CardHeaderProps) {
  return (
    <div className={styles.head}>
      <div className={styles.tray[tray]}>
        <div className={styles.face}>
          <Picture
            src={imageUrl}
            width={320}
            height={202}
            priority="low"
            fallback={<Icon of={CreditCard} size={56} />}
          />
        </div>
      </div>
      <div className={styles.title}>
        <Heading level={1} variant="h1Detail">
          {title}
        </Heading>
      </div>
      <div className={styles.text}>
        <Text variant="prose" tone="muted">
          {text}
        </Text>
      </div>
    </div>
  );
}
