import { Heading } from '../../components/Heading/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { StoreMark } from '../StoreMark/StoreMark.tsx';
import * as styles from './StoreHead.css.ts';

export interface StoreHeadProps {
  title: string;
  text?: string | null;
  imageUrl: string | null | undefined;
}

/** Mark, title and one paragraph: how a store's page begins. */
export function StoreHead({ title, text, imageUrl }: StoreHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.mark}>
        <StoreMark src={imageUrl} size={120} priority="low" />
      </div>
      <div className={styles.title}>
        <Heading level={1} variant="h1Detail">
          {title}
        </Heading>
      </div>
      <div className={styles.text}>
        <Text variant="prose" tone="ink2">
          {text}
        </Text>
      </div>
    </div>
  );
}
