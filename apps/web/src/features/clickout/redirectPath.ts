import { withoutClickId } from '@potli/api/link';
import { paths } from '../../lib/paths.ts';
import type { ClickOutTarget } from '../catalogue/ClickOutTarget.ts';

export interface RedirectTarget {
  url: string;
  name: string;
  logo?: string;
}

/** Address of the redirect page before a shop (docs/product/clickout.md#redirect-page). */
export function redirectPath({ url, name, logo }: RedirectTarget): string {
  return toPath({ url, name, ...(logo ? { logo } : {}) });
}

/**
 * Address of the redirect page for a visit that is not recorded: the page says so, and can record it
 * (docs/product/clickout.md#a-visit-that-is-not-recorded).
 */
export function unrecordedPath({ id, source, name, logo, link }: ClickOutTarget): string {
  return toPath({ url: withoutClickId(link), name, ...(logo ? { logo } : {}), unrecorded: `${source}-${id}` });
}

const toPath = (search: Record<string, string>) => `${paths.redirect}?${new URLSearchParams(search)}`;
