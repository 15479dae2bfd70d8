import type { AnchorProps } from '@potli/ui/LinkProvider';
import { createLink, useRouter } from '@tanstack/react-router';
import type { Ref } from 'react';

function Anchor({ ref, ...props }: Omit<AnchorProps, 'href'> & { href?: string; ref?: Ref<HTMLAnchorElement> }) {
  return <a ref={ref} {...props} />;
}

const RouterLink = createLink(Anchor);

/** A link is current on its own page only, not on those below it. */
const exactly = { exact: true };

/** The API's own addresses, below whatever path the site is. */
const OF_API = /^[^?#]*\/api\//;

/** Links of the design system go through the router; those that leave the site stay plain. */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  const { basepath } = useRouter();
  if (!href.startsWith('/') || OF_API.test(href)) return <a href={href} {...props} />;
  if (props.target) return <a href={basepath === '/' ? href : basepath + href} {...props} />;
  return <RouterLink to={href} activeOptions={exactly} {...props} />;
}
