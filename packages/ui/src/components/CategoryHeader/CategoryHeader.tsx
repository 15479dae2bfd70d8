import { ShoppingBag } from 'lucide';
import { niche, picture } from '../CategoryCard/CategoryCard.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './CategoryHeader.css.ts';

export interface CategoryHeaderProps {
  /** Name of the category, the heading of the page. */
  name: string;
  /** One line about the category. */
  text?: string | null;
  /** Picture of the category; null when there is none, then a bag is shown. */
  imageUrl: string | null | undefined;
}

/** The top of a category's page: picture, name and text. */
export function CategoryHeader({ name, text, imageUrl }: CategoryHeaderProps) {
  return (
    <div className={styles.head}>
      <div className={niche}>
        <div className={picture}>
          <Picture
            src={imageUrl}
            width={200}
            height={240}
            priority="low"
            fallback={<Icon of={ShoppingBag} size={40} />}
          />
        </div>
      </div>
      <div className={styles.words}>
        <Heading level={1} variant="h1Detail">
          {name}
        </Heading>
        <Text variant="prose" tone="muted">
          {text}
        </Text>
      </div>
    </div>
  );
}
