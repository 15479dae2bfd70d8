import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './DetailTitle.css.ts';

export interface DetailTitleProps {
  /** Name of the store, the heading of the page. */
  title: string;
  /** One paragraph about the store. */
  text?: string | null;
}

/** Title and text at the top of a detail page. The grid around it has the areas `title` and `text`. */
export function DetailTitle({ title, text }: DetailTitleProps) {
  return (
    <>
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
    </>
  );
}
