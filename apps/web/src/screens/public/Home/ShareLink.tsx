import { Button } from '@potli/ui/Button';
import { ShareBand } from '@potli/ui/ShareBand';
import { type MouseEvent, useId } from 'react';
import { ShareOutcome } from '../../../features/share/ShareOutcome.tsx';
import { ShareSearch } from '../../../features/share/ShareSearch.tsx';
import { useShareLink } from '../../../features/share/useShareLink.ts';

/** Title of the section; banners below it are matched by it. */
export const SHARE_LINK = 'Share link & Earn Money';

/** Share link & Earn Money: finds the store or card that is worth sharing, and makes it the member's own link. */
export function ShareLink() {
  const formId = useId();
  const { item, choose, state, getLink } = useShareLink();
  const press = (event: MouseEvent) => {
    // without a script the button sends the search
    event.preventDefault();
    getLink();
  };
  return (
    <ShareBand
      title={SHARE_LINK}
      text="Pick a store or credit card, get your own link and share it. When friends shop through it, the cashback lands in your potli."
      field={<ShareSearch formId={formId} item={item} onChoose={choose} onSubmit={getLink} />}
      action={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="lg"
          block
          busy={state.status === 'making'}
          data-replay="get-link"
          onClick={press}
        >
          Get Link
        </Button>
      }
      result={<ShareOutcome state={state} name={item?.name ?? ''} />}
      art={<img src="/art/share.svg" alt="" width={520} height={420} loading="lazy" />}
    />
  );
}
