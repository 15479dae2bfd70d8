import { Button } from '@potli/ui/Button';
import { RedirectScene } from '@potli/ui/RedirectScene';
import { useState, useSyncExternalStore } from 'react';
import { useApp } from '../../../app/App.tsx';
import type { ClickOutTarget } from '../../../features/catalogue/ClickOutTarget.ts';
import { recordClick } from '../../../features/clickout/recordClick.ts';
import { redirectPath } from '../../../features/clickout/redirectPath.ts';
import { useLogin } from '../../../features/session/login.ts';
import { CancelButton } from './CancelButton.tsx';

interface UnrecordedProps {
  /** The shop, with its own address as its link. */
  target: ClickOutTarget;
  /** Goes to the shop; replaced in stories. */
  go?: (path: string) => void;
}

const WHAT_TO_DO =
  'Try again, or go on without cashback. A blocker in your browser may be the cause: switch it off for this visit, or use another browser.';

/**
 * The page before a shop to which the visit is not recorded (docs/product/clickout.md#a-visit-that-is-not-recorded). It
 * never goes on by itself, so that no cashback is lost in silence.
 */
export function Unrecorded({ target, go = (path) => location.replace(path) }: UnrecordedProps) {
  const { api, session } = useApp();
  const { openLogin } = useLogin();
  // on the server, and where scripts do not run, nothing can be tried again
  const status = useSyncExternalStore(session.subscribe, session.status, () => 'unknown' as const);
  const [state, setState] = useState<'untried' | 'busy' | 'failed'>('untried');

  async function tryAgain() {
    if (status !== 'member') {
      openLogin({ kind: 'clickOut', target });
      return;
    }
    setState('busy');
    const click = await recordClick(api, target);
    if (click) go(redirectPath({ ...target, url: click.url }));
    else setState('failed');
  }

  return (
    <RedirectScene
      artUrl="/art/redirect.svg"
      logoUrl={target.logo}
      title={
        state === 'failed' ? 'We still could not record this visit' : `We could not record this visit to ${target.name}`
      }
      text={`This purchase will not earn cashback by itself. ${WHAT_TO_DO}`}
      announcement={state === 'failed' ? 'We still could not record this visit.' : undefined}
    >
      {status !== 'unknown' && (
        <Button variant="secondary" size="lg" busy={state === 'busy'} onClick={() => void tryAgain()}>
          Try again
        </Button>
      )}
      <Button href={target.link} variant="outline" size="lg" rel="nofollow noreferrer">
        Go on without cashback
      </Button>
      <CancelButton />
    </RedirectScene>
  );
}
