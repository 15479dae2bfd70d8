import { CreditCard } from 'lucide';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { byIndex } from '../byIndex.ts';
import { CardLink } from '../CardLink/CardLink.tsx';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './CardSleeve.css.ts';

const clothOrder = [1, 2, 3, 4] as const;

export interface CardSleeveProps {
  /** The issuer, `from` in the catalogue. */
  name: string;
  subHeading?: string | null;
  href: string;
  imageUrl: string | null | undefined;
  /** Place in the row; chooses the cloth. */
  index: number;
  /** On list pages the whole face shows, in rows of the home page it stands in a pocket. */
  whole?: boolean;
}

/** A credit card in its cloth sleeve. */
export function CardSleeve({ name, subHeading, href, imageUrl, index, whole = false }: CardSleeveProps) {
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
      <Text tone="ink2">{subHeading}</Text>
    </article>
  );
}
