import type { AnchorProps } from '@potli/ui/LinkProvider';
import { createLink } from '@tanstack/react-router';
import type { Ref } from 'react';

function Anchor({ ref, ...props }: Omit<AnchorProps, 'href'> & { href?: string; ref?: Ref<HTMLAnchorElement> }) {
  return <a ref={ref} {...props} />;
}

/** A link that the router draws. */
export const RouterLink = createLink(Anchor);

/** A link to a page of this site that loads it as a document of its own, with its own policy (docs/decisions/095). */
export function DocumentAnchor({ href, ...props }: AnchorProps) {
  return <RouterLink to={href} reloadDocument preload={false} {...props} />;
}
