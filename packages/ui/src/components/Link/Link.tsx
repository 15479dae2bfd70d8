import { type AnchorProps, useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { link } from './Link.css.ts';

export interface LinkProps extends Omit<AnchorProps, 'className' | 'style'> {
  /** `text` is underlined within prose, `plain` looks like its surroundings, `strong` stands alone ("View all"). */
  variant?: 'text' | 'plain' | 'strong';
}

/** A router-aware link. */
export function Link({ variant = 'text', ...rest }: LinkProps) {
  const Anchor = useAnchor();
  return <Anchor {...rest} className={link({ variant })} />;
}
