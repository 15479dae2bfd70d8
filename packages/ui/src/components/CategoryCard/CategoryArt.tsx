import { ShoppingBag } from 'lucide';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureProps } from '../Picture/Picture.tsx';
import * as styles from './CategoryCard.css.ts';

export interface CategoryArtProps extends Pick<PictureProps, 'src' | 'priority'> {
  /** Side in px of the icon that replaces a missing picture. */
  iconSize: number;
}

/** The picture of a category in its niche. */
export function CategoryArt({ iconSize, ...picture }: CategoryArtProps) {
  return (
    <div className={styles.niche}>
      <div className={styles.picture}>
        <Picture {...picture} width={200} height={240} fallback={<Icon of={ShoppingBag} size={iconSize} />} />
      </div>
    </div>
  );
}
