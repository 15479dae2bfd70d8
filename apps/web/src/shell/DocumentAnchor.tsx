import type { AnchorProps } from '@potli/ui/LinkProvider';
import { Link } from '@tanstack/react-router';

/** A link to a page of this site that loads it as a document of its own, with its own policy (docs/decisions/098). */
export function DocumentAnchor({ href, ...props }: AnchorProps) {
  return <Link to={href} reloadDocument preload={false} {...props} />;
}
