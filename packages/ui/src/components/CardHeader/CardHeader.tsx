import { CreditCard } from 'lucide';
import { DetailTitle, type DetailTitleProps } from '../DetailLayout/DetailTitle.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './CardHeader.css.ts';

export interface CardHeaderProps extends DetailTitleProps {
  /** Picture of the card, 320 × 202. */
  imageUrl: string | null | undefined;
  /** `hung` for gift cards, with a hanging slot; `flat` for credit cards. */
  tray?: keyof typeof styles.tray;
}

/** The top of the page of a credit card or gift card: picture, title and one line. */
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
