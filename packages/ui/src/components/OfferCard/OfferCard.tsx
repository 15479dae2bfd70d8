import { byIndex } from '../../styles/byIndex.ts';
import { card } from '../../styles/card.css.ts';
import { type } from '../../theme/typography.css.ts';
import { CardLink } from '../CardLink/CardLink.tsx';
import { StoreLogo } from '../StoreLogo/StoreLogo.tsx';
import { Text } from '../Text/Text.tsx';
import { foot, tints, top } from './OfferCard.css.ts';

const tintOrder = ['promote', 'money', 'highlight', 'info'] as const;

export interface OfferCardProps {
  /** Name of the store, for screen readers. */
  storeName: string;
  /** The page of the store or offer. */
  href: string;
  /** Logo of the store; null when there is none. */
  imageUrl: string | null | undefined;
  /** What the store offers: "Flat 20% off on first pair" */
  discountText: string;
  /** What the member earns: "Up to 9% Cashback" */
  reward?: string | null;
  /** Who gets it: "All users" */
  termsTag?: string | null;
  /** Position in the row; selects the background. */
  index: number;
}

/** A store's offer, in a section that the editors chose. */
export function OfferCard({ storeName, href, imageUrl, discountText, reward, termsTag, index }: OfferCardProps) {
  return (
    <article className={card}>
      <div className={`${top} ${tints[byIndex(tintOrder, index)]}`}>
        <StoreLogo src={imageUrl} size={60} />
        <h3 className={type.offer}>
          <CardLink href={href} aria-label={`${storeName}: ${discountText}`}>
            {discountText}
          </CardLink>
        </h3>
      </div>
      <div className={foot}>
        <Text as="span" variant="reward" tone="money">
          {reward}
        </Text>
        <Text as="span" variant="termsTag" tone="muted">
          {termsTag}
        </Text>
      </div>
    </article>
  );
}
