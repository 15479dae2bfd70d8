import { Gift } from 'lucide';
import { Pennant } from '../../motifs/Pennant/Pennant.tsx';
import { aboveLink, card } from '../../styles/card.css.ts';
import { CardLink } from '../CardLink/CardLink.tsx';
import { ClickOutButton, type NamedClickOut } from '../ClickOutButton/ClickOutButton.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { ShopLine, type ShopLineProps } from '../ShopLine/ShopLine.tsx';
import { TimeLeft, type TimeLeftTexts, useHasEnded } from '../TimeLeft/TimeLeft.tsx';
import { art, body, foot, title } from './DealCard.css.ts';

export interface DealCardProps {
  /** What the deal is: "Dhoom 700 wireless headphones at 62% off" */
  name: string;
  /** The deal's page. */
  href: string;
  /** Picture of the product; null when there is none. */
  imageUrl: string | null | undefined;
  /** "Ends tonight" */
  tag?: string | null;
  /** ISO 8601 instant; without it there is no countdown. */
  expiresAt?: string | null;
  /** Missing where the shop is not known. */
  shop?: ShopLineProps;
  /** The texts of the countdown. */
  timeTexts: TimeLeftTexts;
  /** The button to the shop: "Grab Deal" */
  grab: NamedClickOut;
}

/** A flash deal: picture with pennant, time left, button to the shop. One that is over has only its name and page. */
export function DealCard({ name, href, imageUrl, tag, expiresAt, shop, timeTexts, grab }: DealCardProps) {
  const isOver = useHasEnded(expiresAt);
  return (
    <article className={card}>
      <div className={art}>
        <Picture src={imageUrl} width={320} height={200} fallback={<Icon of={Gift} size={56} />} />
        {tag && !isOver && <Pennant text={tag} />}
      </div>
      <div className={body}>
        <div className={title}>
          <Heading level={3} variant="cardTitle">
            <CardLink href={href}>{name}</CardLink>
          </Heading>
        </div>
        {shop && <ShopLine {...shop} />}
        <div className={foot}>
          {expiresAt ? <TimeLeft expiresAt={expiresAt} texts={timeTexts} /> : <span />}
          {!isOver && (
            <div className={aboveLink}>
              <ClickOutButton {...grab} subject={name} size="sm" />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
