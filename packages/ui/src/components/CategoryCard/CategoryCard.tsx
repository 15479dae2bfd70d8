import { ShoppingBag } from 'lucide';
import { CardLink } from '../CardLink/CardLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';
import * as styles from './CategoryCard.css.ts';

export interface CategoryCardProps {
  /** Name of the category, the text of the link. */
  name: string;
  /** The category's page. */
  href: string;
  /** Picture, 200 × 240; null when there is none, then a bag is shown. */
  imageUrl: string | null | undefined;
  /** `eager` only for pictures that are visible when the page opens. */
  priority?: PictureProps['priority'];
}

/** A category: its picture in a niche, and its name. */
export function CategoryCard({ name, href, imageUrl, priority = 'lazy' }: CategoryCardProps) {
  return (
    <article className={styles.frame}>
      <div className={styles.niche}>
        <div className={styles.picture}>
          <Picture
            src={imageUrl}
            width={200}
            height={240}
            priority={priority}
            fallback={<Icon of={ShoppingBag} size={56} />}
          />
        </div>
      </div>
      <h3 className={styles.label}>
        <CardLink href={href}>{name}</CardLink>
      </h3>
    </article>
  );
}
