import { type Gift as GiftFacts, getGift, openGift } from '@potli/api/contract/gifts';
import { firstError } from '@potli/api/errors';
import { Callout } from '@potli/ui/Callout';
import { Loading } from '@potli/ui/Loading';
import { CircleAlert } from 'lucide';
import { useEffect, useState } from 'react';
import { useApp } from '../../../app/App.tsx';
import { AccountPage } from '../../../components/account/AccountPage.tsx';
import { GiftParcel } from './GiftParcel.tsx';
import { SOMEBODYS_GIFT } from './GiftWaiting.tsx';
import { type Opened, OpenedGift } from './OpenedGift.tsx';

const FAILED = 'Your gift could not be loaded. Please try again.';
const NOT_OPENED = 'Your gift could not be opened. Please try again.';

interface GiftProps {
  /** From the link in the mail. */
  giftKey: string;
}

/**
 * The page of a gift's receiver, without an account (docs/product/gift-cards.md#gifts). It opens nothing by itself: programs that scan
 * mails open links, but press no buttons.
 */
export function Gift({ giftKey }: GiftProps) {
  const { gift, opened, problem, busy, open } = useGift(giftKey);
  const title = gift?.senderName ? `A gift from ${gift.senderName}` : SOMEBODYS_GIFT;
  return (
    <AccountPage title={title}>
      {problem && (
        <Callout icon={CircleAlert} tone="danger" role="alert">
          {problem}
        </Callout>
      )}
      {!gift && !problem && <Loading text="Loading..." />}
      {gift && !opened && <GiftParcel gift={gift} busy={busy} onOpen={open} />}
      {gift && opened && <OpenedGift gift={gift} opened={opened} />}
    </AccountPage>
  );
}

function useGift(key: string) {
  const { api } = useApp();
  const [gift, setGift] = useState<GiftFacts>();
  const [opened, setOpened] = useState<Opened>();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const { signal, abort } = controller();
    api
      .call(getGift, { body: { key } }, { signal })
      .then(setGift)
      .catch((error: unknown) => !signal.aborted && setProblem(firstError(error, FAILED)));
    return abort;
  }, [api, key]);

  async function open() {
    setBusy(true);
    setProblem('');
    try {
      setOpened(await api.call(openGift, { body: { key } }));
    } catch (error) {
      setProblem(firstError(error, NOT_OPENED));
    }
    setBusy(false);
  }

  return { gift, opened, problem, busy, open: () => void open() };
}

function controller() {
  const made = new AbortController();
  return { signal: made.signal, abort: () => made.abort() };
}
