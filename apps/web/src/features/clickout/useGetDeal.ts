import { withoutClickId } from '@potli/api/link';
import type { MouseEvent } from 'react';
import { useApp } from '../../app/App.tsx';
import type { ClickOutTarget } from '../catalogue/ClickOutTarget.ts';
import { recordClick } from './recordClick.ts';

/**
 * Props of a coupon's Get Deal (docs/product/clickout.md#get-deal): a visitor follows the stripped link; a member's
 * click is recorded, and the link carries `utm_source` and `tag`. Both stay in this tab.
 */
export function useGetDeal() {
  const { api, session, site } = useApp();

  return (target: ClickOutTarget) => ({
    href: withoutClickId(target.link),
    replayId: `${target.source}-${target.id}`,
    onClick: (event: MouseEvent) => {
      if (session.status() !== 'member') return;
      event.preventDefault();
      void recordClick(api, target).then(({ url, clickId }) => {
        const source = site.productName.toLowerCase();
        location.assign(clickId ? couponLink(url, { source, clickId }) : url);
      });
    },
  });
}

/** A coupon's link with `utm_source` and `tag`, set by a URL parser (docs/product/clickout.md#get-deal). */
export function couponLink(url: string, { source, clickId }: { source: string; clickId: string }): string {
  const link = new URL(url);
  link.searchParams.set('utm_source', source);
  link.searchParams.set('tag', clickId);
  return link.href;
}
