import { Heading } from '../Heading/Heading.tsx';
import { StoreLogo } from '../StoreLogo/StoreLogo.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './StoreHeader.css.ts';

export interface StoreHeaderProps {
  title: string;
  text?: string | null;
  imageUrl: string | null | undefined;
}

/** Mark, title and one paragraph: how a store's page begins. */
export function StoreHeader({ title, text, imageUrl }: StoreHeaderProps) {
  return (
    <div className={styles.head}>
      <div className={styles.mark}>
        <StoreLogo src={imageUrl} size={120} priority="low" />
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
