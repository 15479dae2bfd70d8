import { Gift } from 'lucide';
import { Heading } from '../../components/Heading/Heading.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { CardLink } from '../CardLink/CardLink.tsx';
import { type ClickOut, ClickOutButton } from '../ClickOutButton/ClickOutButton.tsx';
import { aboveLink, card } from '../card.css.ts';
import { Pennant } from '../Pennant/Pennant.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { TimeLeft } from '../TimeLeft/TimeLeft.tsx';
import { art, body, foot, title } from './DealCard.css.ts';

export interface DealCardProps {
  name: string;
  /** The deal's page. */
  href: string;
  imageUrl: string | null | undefined;
  /** "Ends tonight" */
  tag?: string | null;
  /** ISO 8601 instant; without it there is no countdown. */
  expiresAt?: string | null;
  /** The way to the shop. */
  grab: ClickOut;
}

/** A flash deal: picture with pennant, time left, Grab Deal. */
export function DealCard({ name, href, imageUrl, tag, expiresAt, grab }: DealCardProps) {
  return (
    <article className={card}>
      <div className={art}>
        <Picture src={imageUrl} width={320} height={200} fallback={<Icon of={Gift} size={56} />} />
        {tag && <Pennant text={tag} />}
      </div>
      <div className={body}>
        <div className={title}>
          <Heading level={3} variant="cardTitle">
            <CardLink href={href}>{name}</CardLink>
          </Heading>
        </div>
        <div className={foot}>
          {expiresAt ? <TimeLeft expiresAt={expiresAt} /> : <span />}
          <div className={aboveLink}>
            <ClickOutButton {...grab} text="Grab Deal" subject={name} size="sm" />
          </div>
        </div>
      </div>
    </article>
  );
}
