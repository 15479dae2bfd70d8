import type { MouseEvent } from 'react';
import { useApp } from '../../app/App.tsx';
import { basePath } from '../../app/siteSettings.ts';
import { nextFrame } from '../../lib/nextFrame.ts';
import type { ClickOutTarget } from '../catalogue/ClickOutTarget.ts';
import { useLogin } from '../session/login.ts';
import { useClickNote } from './ClickNoteProvider.tsx';
import { openShopWindow } from './openShopWindow.ts';
import { recordClick } from './recordClick.ts';
import { redirectPath, unrecordedPath } from './redirectPath.ts';

/**
 * Props of a button that leaves for a shop (docs/product/clickout.md#buttons). Without scripts, and in a tab of its own, it
 * is a link to the page that says that the visit is not recorded; a member's click is recorded and opens a new window; a
 * visitor is asked to log in first and then goes on, tracked.
 */
export function useClickOut() {
  const { api, session, site } = useApp();
  const { openLogin } = useLogin();
  const noteClick = useClickNote();

  async function leave(target: ClickOutTarget): Promise<void> {
    const recorded = recordClick(api, target);
    // to open a window takes a slow phone a quarter of a second, in which the button would not look pressed
    await nextFrame();
    const shop = openShopWindow(target.name);
    const click = await recorded;
    shop.go(basePath(site) + (click ? redirectPath({ ...target, url: click.url }) : unrecordedPath(target)));
    if (click?.clickId) noteClick();
  }

  return (target: ClickOutTarget) => ({
    href: basePath(site) + unrecordedPath(target),
    replayId: `${target.source}-${target.id}`,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (session.status() !== 'member') {
        openLogin({ kind: 'clickOut', target });
        return;
      }
      void leave(target);
    },
  });
}
