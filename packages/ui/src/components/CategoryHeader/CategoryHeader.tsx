import { ShoppingBag } from 'lucide';
import { alcove, potli } from '../CategoryCard/CategoryCard.css.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Text } from '../Text/Text.tsx';
import { head, words } from './CategoryHeader.css.ts';

export interface CategoryHeaderProps {
  name: string;
  /** One line about what is in it. */
  text?: string | null;
  imageUrl: string | null | undefined;
}

/** A category's potli in its niche and its name: how its page begins. */
export function CategoryHeader({ name, text, imageUrl }: CategoryHeaderProps) {
  return (
    <div className={head}>
      <div className={alcove}>
        <div className={potli}>
          <Picture
            src={imageUrl}
            width={200}
            height={240}
            priority="low"
            fallback={<Icon of={ShoppingBag} size={40} />}
          />
        </div>
      </div>
      <div className={words}>
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
