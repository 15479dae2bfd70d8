import { Text } from '../../components/Text/Text.tsx';
import { type } from '../../theme/typography.css.ts';
import { byIndex } from '../byIndex.ts';
import { CardLink } from '../CardLink/CardLink.tsx';
import { card } from '../card.css.ts';
import { StoreMark } from '../StoreMark/StoreMark.tsx';
import { foot, tints, top } from './OfferCard.css.ts';

const tintOrder = ['rani', 'money', 'marigold', 'neel'] as const;

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
        <StoreMark src={imageUrl} size={60} />
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
        <Text as="span" variant="termsTag" tone="ink2">
          {termsTag}
        </Text>
      </div>
    </article>
  );
}
