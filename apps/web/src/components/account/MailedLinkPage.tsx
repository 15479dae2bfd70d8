import type { Client } from '@potli/api/client';
import { firstError } from '@potli/api/errors';
import { Button } from '@potli/ui/Button';
import { Callout } from '@potli/ui/Callout';
import { Text } from '@potli/ui/Text';
import { CircleAlert, type IconNode } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { useApp } from '../../app/App.tsx';
import { AccountPage } from './AccountPage.tsx';

type State = { kind: 'idle' | 'busy' | 'done' } | { kind: 'refused'; message: string };

const INCOMPLETE = {
  kind: 'refused',
  message: 'This link is not complete. Please open it from the mail again.',
} as const;

interface MailedLinkPageProps {
  /** Does what the link is for. */
  call: (api: Client, key: string) => Promise<unknown>;
  /** Empty where the mail program cut the link: nothing can be done with it then. */
  linkKey: string;
  title: string;
  /** Above the button. */
  text: string;
  button: { label: string; replayId: string };
  /** Makes the call when the page opens. The text goes away when that fails; the button is for a second try. */
  atOnce?: boolean;
  /** Shown for a failure without a message of its own. */
  failure: string;
  done: { icon: IconNode; text: string; next: { label: string; href: string } };
  onDone?: () => void;
}

/** The page of a link in a mail. It makes its call by POST: programs that scan mails open links, but press no buttons. */
export function MailedLinkPage(props: MailedLinkPageProps) {
  const { linkKey, title, text, button, atOnce, done } = props;
  const { state, follow } = useMailedLink(props);
  const begin = useEffectEvent(() => atOnce && linkKey !== '' && follow());
  useEffect(() => void begin(), []);

  if (state.kind === 'done') {
    return (
      <AccountPage title={title}>
        <Callout icon={done.icon} role="status">
          {done.text}
        </Callout>
        <Button href={done.next.href} size="lg" block>
          {done.next.label}
        </Button>
      </AccountPage>
    );
  }
  const refused = state.kind === 'refused';
  return (
    <AccountPage title={title}>
      {!(refused && (atOnce || linkKey === '')) && <Text tone="muted">{text}</Text>}
      {refused && (
        <Callout icon={CircleAlert} tone="danger" role="alert">
          {state.message}
        </Callout>
      )}
      {linkKey === '' ? (
        <Button href={done.next.href} variant="outline" size="lg" block>
          {done.next.label}
        </Button>
      ) : (
        <Button size="lg" block busy={state.kind === 'busy'} onClick={follow} data-replay={button.replayId}>
          {button.label}
        </Button>
      )}
    </AccountPage>
  );
}

function useMailedLink({ call, linkKey, failure, onDone }: MailedLinkPageProps) {
  const { api } = useApp();
  const [state, setState] = useState<State>(linkKey === '' ? INCOMPLETE : { kind: 'idle' });

  async function follow() {
    setState({ kind: 'busy' });
    try {
      await call(api, linkKey);
      setState({ kind: 'done' });
      onDone?.();
    } catch (error) {
      setState({ kind: 'refused', message: firstError(error, failure) });
    }
  }

  return { state, follow: () => void follow() };
}
