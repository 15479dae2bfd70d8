import { DetailTitle, type DetailTitleProps } from '../DetailLayout/DetailTitle.tsx';
import { StoreLogo } from '../StoreLogo/StoreLogo.tsx';
import * as styles from './StoreHeader.css.ts';

export interface StoreHeaderProps extends DetailTitleProps {
  /** Logo of the store; null when there is none. */
  imageUrl: string | null | undefined;
}

/** The top of a store's page: logo, title and one paragraph. */
export function StoreHeader({ title, text, imageUrl }: StoreHeaderProps) {
  return (
    <div className={styles.head}>
      <div className={styles.mark}>
        <StoreLogo src={imageUrl} size={120} priority="low" />
      </div>
      <DetailTitle title={title} text={text} />
    </div>
  );
}
