import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { CircleAlert, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { AccountPage } from './AccountPage.tsx';
import type { MailedLinkState } from './useMailedLink.ts';

interface MailedLinkPageProps {
  title: string;
  state: MailedLinkState;
  /** Above the button, until the link has done its work. */
  text: ReactNode;
  /** The button that does what the link is for. */
  action: { label: string; replayId: string; onClick: () => void };
  /** In their place afterwards. */
  done: { icon: IconNode; text: string; next: { label: string; href: string } };
}

/** The page that a link in a mail opens. */
export function MailedLinkPage({ title, state, text, action, done }: MailedLinkPageProps) {
  return (
    <AccountPage title={title}>
      {state.kind === 'done' ? (
        <>
          <Callout icon={done.icon} role="status">
            {done.text}
          </Callout>
          <Button href={done.next.href} size="lg" block>
            {done.next.label}
          </Button>
        </>
      ) : (
        <>
          {text}
          {state.kind === 'refused' && (
            <Callout icon={CircleAlert} tone="danger" role="alert">
              {state.message}
            </Callout>
          )}
          <Button size="lg" block busy={state.kind === 'busy'} onClick={action.onClick} data-replay={action.replayId}>
            {action.label}
          </Button>
        </>
      )}
    </AccountPage>
  );
}
