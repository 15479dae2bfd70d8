import type { MouseEvent } from 'react';
import { useApp } from '../../app/App.tsx';
import { basePath } from '../../app/siteSettings.ts';
import type { ClickOutTarget } from '../catalogue/ClickOutTarget.ts';
import { useLogin } from '../session/login.ts';
import { couponAddress } from './couponAddress.ts';
import { unrecordedPath } from './redirectPath.ts';

/**
 * Props of a coupon's Get Deal (docs/product/clickout.md#get-deal). Without scripts, and in a tab of its own, it is
 * a link to the page that says that the visit is not recorded; a member's click is recorded, then the shop opens in this tab;
 * a visitor is asked to log in first and then goes on, tracked.
 */
export function useGetDeal() {
  const { api, session, site } = useApp();
  const { openLogin } = useLogin();

  return (target: ClickOutTarget) => ({
    href: basePath(site) + unrecordedPath(target),
    replayId: `${target.source}-${target.id}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (session.status() === 'member')
        void couponAddress(api, target, site).then((address) => location.assign(address));
      else openLogin({ kind: 'coupon', target });
    },
  });
}
