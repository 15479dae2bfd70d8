import { withoutClickId } from '@potli/api/link';
import type { MouseEvent } from 'react';
import { useApp } from '../../app/App.tsx';
import { basePath } from '../../app/siteSettings.ts';
import type { ClickOutTarget } from '../catalogue/ClickOutTarget.ts';
import { useLogin } from '../session/login.ts';
import { useClickNote } from './ClickNoteProvider.tsx';
import { openShopWindow } from './openShopWindow.ts';
import { recordClick } from './recordClick.ts';
import { redirectPath } from './redirectPath.ts';

/**
 * Props of a button that leaves for a shop (docs/product/clickout.md#buttons). Without scripts it is a link to the
 * untracked shop; a member's click is recorded and opens a new window; a visitor is asked to log in first and then goes
 * on, tracked.
 */
export function useClickOut() {
  const { api, session, site } = useApp();
  const { openLogin } = useLogin();
  const noteClick = useClickNote();

  return (target: ClickOutTarget) => ({
    href: redirectPath({ url: withoutClickId(target.link), name: target.name, logo: target.logo }),
    replayId: `${target.source}-${target.id}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (session.status() !== 'member') {
        openLogin({ kind: 'clickOut', target });
        return;
      }
      const shop = openShopWindow(target.name);
      void recordClick(api, target).then(({ url, clickId }) => {
        shop.go(basePath(site) + redirectPath({ ...target, url }));
        if (clickId) noteClick();
      });
    },
  });
}
