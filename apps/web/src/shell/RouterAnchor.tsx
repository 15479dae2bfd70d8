import type { AnchorProps } from '@potli/ui/LinkProvider';
import { useRouter } from '@tanstack/react-router';
import { paths } from '../lib/paths.ts';
import { DocumentAnchor, RouterLink } from './DocumentAnchor.tsx';

/** A link is current on its own page only, not on those below it. */
const exactly = { exact: true };

/** The API's own addresses, below whatever path the site is. */
const OF_API = /^[^?#]*\/api\//;

const CHECKOUT = paths.checkout('');

/** Links of the design system go through the router; those that leave the site stay plain, and a payment has a document of its own. */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  const { basepath } = useRouter();
  if (!href.startsWith('/') || OF_API.test(href)) return <a href={href} {...props} />;
  if (props.target) return <a href={basepath === '/' ? href : basepath + href} {...props} />;
  if (href.startsWith(CHECKOUT)) return <DocumentAnchor href={href} {...props} />;
  return <RouterLink to={href} activeOptions={exactly} {...props} />;
}
