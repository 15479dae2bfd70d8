import { aboveLink } from '../../styles/card.css.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './ShopLine.css.ts';

export interface ShopLineProps {
  /** "Juttigali" */
  name: string;
  /** The page of the shop. */
  href: string;
  /** "Up to 9% Cashback" */
  reward: string;
}

/** The shop of an offer, linked to its page, and what it earns there. */
export function ShopLine({ name, href, reward }: ShopLineProps) {
  return (
    <p className={`${styles.line} ${aboveLink}`}>
      <Link href={href}>{name}</Link>
      <span className={styles.reward}>{reward}</span>
    </p>
  );
}
