import { type AnchorProps, useAnchor } from '../LinkProvider/LinkProvider.tsx';
import { link } from './Link.css.ts';

export interface LinkProps extends Omit<AnchorProps, 'className' | 'style'> {
  /** `text` is underlined, `plain` looks like the text around it, `strong` is for a link alone ("View all"). */
  variant?: 'text' | 'plain' | 'strong';
}

/** A link that uses the app's router. */
export function Link({ variant = 'text', ...rest }: LinkProps) {
  const Anchor = useAnchor();
  return <Anchor {...rest} className={link({ variant })} />;
}
