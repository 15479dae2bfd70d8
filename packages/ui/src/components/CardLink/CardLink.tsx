import { type AnchorProps, useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { cardLink } from './CardLink.css.ts';

export type CardLinkProps = Omit<AnchorProps, 'className' | 'style'>;

/** The title link of a card. A click anywhere on the card (its nearest positioned ancestor) follows it. */
export function CardLink(props: CardLinkProps) {
  const Anchor = useAnchor();
  return <Anchor {...props} className={cardLink} />;
}
