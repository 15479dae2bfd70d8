import { ShareBand } from '@potli/ui/commerce/ShareBand/ShareBand';
import { Button } from '@potli/ui/components/Button/Button';
import { SiteSearch } from '../../../shell/SiteSearch.tsx';

/** Share link & Earn Money: finds the store or card that is worth sharing. */
export function ShareLink() {
  return (
    <ShareBand
      title="Share link & Earn Money"
      text="Pick a store or credit card, make it your own link and send it around. When friends shop through it, the cashback lands in your potli."
      field={<SiteSearch label="Search a store or card to share" />}
      action={
        <Button href="/stores" variant="earn" size="lg">
          All Stores
        </Button>
      }
      art={<img src="/art/share.svg" alt="" width={520} height={420} loading="lazy" />}
    />
  );
}
