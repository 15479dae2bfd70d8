import { Gift } from 'lucide';
import { Stitch } from '../../motifs/Stitch/Stitch.tsx';
import { card } from '../../styles/card.css.ts';
import { CardLink } from '../CardLink/CardLink.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { Text } from '../Text/Text.tsx';
import { face, picture, words } from './GiftCardFace.css.ts';

export interface GiftCardFaceProps {
  /** Brand of the gift card. */
  name: string;
  /** The gift card's page. */
  href: string;
  /** Picture of the gift card, 320 × 200; null when there is none. */
  imageUrl: string | null | undefined;
  /** Discount: "4% off" */
  saving?: string | null;
}

/** A gift card with a hanging slot, as in a shop. */
export function GiftCardFace({ name, href, imageUrl, saving }: GiftCardFaceProps) {
  return (
    <article className={card}>
      <div className={face}>
        <div className={picture}>
          <Picture src={imageUrl} width={320} height={200} fallback={<Icon of={Gift} size={56} />} />
        </div>
      </div>
      <Stitch />
      <div className={words}>
        <Heading level={3} variant="cardTitle">
          <CardLink href={href}>{name}</CardLink>
        </Heading>
        {saving && (
          <Text variant="reward" tone="money">
            {saving}
          </Text>
        )}
      </div>
    </article>
  );
}
