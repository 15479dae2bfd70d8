import { byIndex } from '../../styles/byIndex.ts';
import { card } from '../../styles/card.css.ts';
import { type } from '../../theme/typography.css.ts';
import { CardLink } from '../CardLink/CardLink.tsx';
import { StoreLogo } from '../StoreLogo/StoreLogo.tsx';
import { Text } from '../Text/Text.tsx';
import { foot, tints, top } from './OfferCard.css.ts';

const tintOrder = ['promote', 'money', 'highlight', 'info'] as const;

export interface OfferCardProps {
  /** The store, for those who do not see its mark. */
  storeName: string;
  href: string;
  imageUrl: string | null | undefined;
  discountText: string;
  reward?: string | null;
  termsTag?: string | null;
  /** Place in the row; chooses the tint. */
  index: number;
}

/** A store's offer in a section that the shop's editors put together. */
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
