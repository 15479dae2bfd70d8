import { CordArc } from '../../motifs/Cord/Cord.tsx';
import { Stitch } from '../../motifs/Stitch/Stitch.tsx';
import { card } from '../../styles/card.css.ts';
import { type } from '../../theme/typography.css.ts';
import { CardLink } from '../CardLink/CardLink.tsx';
import type { PictureProps } from '../Picture/Picture.tsx';
import { StoreLogo } from '../StoreLogo/StoreLogo.tsx';
import { Text } from '../Text/Text.tsx';
import * as styles from './StoreCard.css.ts';

export interface StoreCardProps {
  /** Name of the store, the text of the link. */
  name: string;
  /** The store's page. */
  href: string;
  /** Logo of the store; null when there is none. */
  imageUrl: string | null | undefined;
  /** Offer of the store: "Flat 20% off on first pair" */
  discountText?: string | null;
  /** Reward of the member: "Up to 9% Cashback" */
  reward?: string | null;
  /** Who gets the reward: "All users" */
  termsTag?: string | null;
  /** `low` if it is visible at once. */
  priority?: PictureProps['priority'];
  /** For a Carousel with `strung`: draws the card's part of the cord. */
  strung?: boolean;
}

/** A store, as a tag with an eyelet. */
export function StoreCard({
  name,
  href,
  imageUrl,
  discountText,
  reward,
  termsTag,
  priority,
  strung = false,
}: StoreCardProps) {
  return (
    <article className={styles.hanger}>
      {strung && <CordArc />}
      <div className={`${card} ${styles.body}`}>
        <svg className={styles.ear} viewBox="0 0 60 18" aria-hidden="true" focusable="false">
          <path d="M0 17.500C14 17.500 12 .5 30 .5S46 17.500 60 17.500V19H0Z" stroke="none" />
          <path d="M0 17.500C14 17.500 12 .5 30 .5S46 17.500 60 17.500" />
        </svg>
        <span aria-hidden className={styles.eyelet} />
        <div className={styles.head}>
          <StoreLogo src={imageUrl} priority={priority} />
          <div>
            <h3 className={type.storeName}>
              <CardLink href={href}>{name}</CardLink>
            </h3>
            {discountText && (
              <Text variant="bodyS" tone="muted" lines={2}>
                {discountText}
              </Text>
            )}
          </div>
        </div>
        {(reward || termsTag) && (
          <>
            <div className={styles.seam}>
              <Stitch />
            </div>
            <div className={styles.foot}>
              <Text as="span" variant="reward" tone="money">
                {reward}
              </Text>
              {termsTag && <span className={`${styles.terms} ${type.termsTag}`}>{termsTag}</span>}
            </div>
          </>
        )}
      </div>
    </article>
  );
}
