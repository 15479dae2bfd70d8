import { CategoryArt } from '../CategoryCard/CategoryArt.tsx';
import { DetailTitle } from '../DetailLayout/DetailTitle.tsx';
import * as styles from './CategoryHeader.css.ts';

export interface CategoryHeaderProps {
  name: string;
  /** One line about the category. */
  text?: string | null;
  imageUrl: string | null | undefined;
}

/** The top of a category's page: its picture, name and text. */
export function CategoryHeader({ name, text, imageUrl }: CategoryHeaderProps) {
  return (
    <div className={styles.head}>
      <CategoryArt src={imageUrl} priority="low" iconSize={40} />
      <div className={styles.words}>
        <DetailTitle title={name} text={text} />
      </div>
    </div>
  );
}
