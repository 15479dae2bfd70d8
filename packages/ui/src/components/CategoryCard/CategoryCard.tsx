import { ShoppingBag } from 'lucide';
import { CardLink } from '../CardLink/CardLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';
import { alcove, frame, label, potli } from './CategoryCard.css.ts';

export interface CategoryCardProps {
  name: string;
  href: string;
  imageUrl: string | null | undefined;
  priority?: PictureProps['priority'];
}

/** A category as a potli in its niche. */
export function CategoryCard({ name, href, imageUrl, priority = 'lazy' }: CategoryCardProps) {
  return (
    <article className={frame}>
      <div className={alcove}>
        <div className={potli}>
          <Picture
            src={imageUrl}
            width={200}
            height={240}
            priority={priority}
            fallback={<Icon of={ShoppingBag} size={56} />}
          />
        </div>
      </div>
      <h3 className={label}>
        <CardLink href={href}>{name}</CardLink>
      </h3>
    </article>
  );
}
