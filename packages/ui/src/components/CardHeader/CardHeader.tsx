import { CreditCard } from 'lucide';
import { DetailTitle, type DetailTitleProps } from '../DetailLayout/DetailTitle.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './CardHeader.css.ts';

export interface CardHeaderProps extends DetailTitleProps {
  /** The face, 320 × 202. */
  imageUrl: string | null | undefined;
  /** A gift card hangs in the shop, a credit card lies in its tray. */
  tray?: keyof typeof styles.tray;
}

/** Card face, title and one line: how the page of a credit card or gift card begins. */
export function CardHeader({ title, text, imageUrl, tray = 'flat' }: CardHeaderProps) {
  return (
    <div className={styles.head}>
      <div className={styles.tray[tray]}>
        <div className={styles.face}>
          <Picture
            src={imageUrl}
            width={320}
            height={202}
            priority="low"
            fallback={<Icon of={CreditCard} size={56} />}
          />
        </div>
      </div>
      <DetailTitle title={title} text={text} />
    </div>
  );
}
