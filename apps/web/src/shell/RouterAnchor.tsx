import type { AnchorProps } from '@potli/ui/LinkProvider';
import { createLink } from '@tanstack/react-router';
import type { Ref } from 'react';

function Anchor({ ref, ...props }: Omit<AnchorProps, 'href'> & { href?: string; ref?: Ref<HTMLAnchorElement> }) {
  return <a ref={ref} {...props} />;
}

const RouterLink = createLink(Anchor);

/** A link is current on its own page only, not on those below it. */
const exactly = { exact: true };

/** Links of the design system go through the router; those that leave the site stay plain. */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  if (!href.startsWith('/') || href.startsWith('/api/') || props.target) return <a href={href} {...props} />;
  return <RouterLink to={href} activeOptions={exactly} {...props} />;
}
