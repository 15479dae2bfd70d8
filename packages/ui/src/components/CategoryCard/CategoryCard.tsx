import { CardLink } from '../CardLink/CardLink.tsx';
import type { PictureProps } from '../Picture/Picture.tsx';
import { CategoryArt } from './CategoryArt.tsx';
import * as styles from './CategoryCard.css.ts';

export interface CategoryCardProps {
  name: string;
  href: string;
  imageUrl: string | null | undefined;
  priority?: PictureProps['priority'];
}

/** A category: its picture in a niche, and its name. */
export function CategoryCard({ name, href, imageUrl, priority }: CategoryCardProps) {
  return (
    <article className={styles.frame}>
      <CategoryArt src={imageUrl} priority={priority} iconSize={56} />
      <h3 className={styles.label}>
        <CardLink href={href}>{name}</CardLink>
      </h3>
    </article>
  );
}
