import { type AnchorProps, useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { cardLink } from './CardLink.css.ts';

export type CardLinkProps = Omit<AnchorProps, 'className' | 'style'>;

/** The title link of a card; the whole card (its nearest positioned ancestor) is its target. */
export function CardLink(props: CardLinkProps) {
  const Anchor = useAnchor();
  return <Anchor {...props} className={cardLink} />;
}
