import { ShoppingBag } from 'lucide';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { alcove, potli } from '../CategoryPotli/CategoryPotli.css.ts';
import { Picture } from '../Picture/Picture.tsx';
import { head, words } from './CategoryHead.css.ts';

export interface CategoryHeadProps {
  name: string;
  /** One line about what is in it. */
  text?: string | null;
  imageUrl: string | null | undefined;
}

/** A category's potli in its niche and its name: how its page begins. */
export function CategoryHead({ name, text, imageUrl }: CategoryHeadProps) {
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
        <Text variant="prose" tone="ink2">
          {text}
        </Text>
      </div>
    </div>
  );
}
