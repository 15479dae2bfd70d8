import { CreditCard } from 'lucide';
import { byIndex } from '../../styles/byIndex.ts';
import { CardLink } from '../CardLink/CardLink.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './CreditCardCard.css.ts';

const clothOrder = [1, 2, 3, 4] as const;

export interface CreditCardCardProps {
  /** The issuer, `from` in the catalogue. */
  name: string;
  /** The main advantage, in one line. */
  subHeading?: string | null;
  /** The card's page. */
  href: string;
  /** Picture of the card, 320 × 202; null when there is none. */
  imageUrl: string | null | undefined;
  /** Position in the row; selects the colours. */
  index: number;
  /** Shows the whole card, as on list pages. In rows of the home page a pocket covers its lower part. */
  whole?: boolean;
}

/** A credit card in a sleeve, with its issuer. */
export function CreditCardCard({ name, subHeading, href, imageUrl, index, whole = false }: CreditCardCardProps) {
  return (
    <article className={styles.frame}>
      <div className={`${styles.sleeve} ${styles.cloths[byIndex(clothOrder, index)]}`}>
        <div className={`${styles.face} ${styles.crops[whole ? 'whole' : 'lip']}`}>
          <Picture src={imageUrl} width={320} height={202} fallback={<Icon of={CreditCard} size={56} />} />
        </div>
        <div className={whole ? styles.base : styles.pocket} />
      </div>
      <h3 className={styles.name}>
        <CardLink href={href}>{name}</CardLink>
      </h3>
      <Text tone="muted">{subHeading}</Text>
    </article>
  );
}
