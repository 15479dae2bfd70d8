import type { RedirectVerdict } from '@potli/api/contract/redirects';
import { Button } from '@potli/ui/Button';
import { Icon } from '@potli/ui/Icon';
import { RedirectScene } from '@potli/ui/RedirectScene';
import { ArrowRight } from 'lucide';
import { useCountdown } from '../../../lib/useCountdown.ts';
import { CancelButton } from './CancelButton.tsx';

interface RedirectProps {
  verdict: RedirectVerdict;
  name: string;
  logo?: string;
  /** Goes to the shop; replaced in stories. */
  go?: (url: string) => void;
}

const REMINDER = 'Remember to complete your purchase to earn cashback on your transaction.';

/**
 * The page before a shop (docs/product/clickout.md#redirect-page). A shop of the catalogue opens by itself after
 * one second. Any other host is named and waits for a click. Other kinds of addresses are refused.
 */
export function Redirect({ verdict, name, logo, go = (url) => location.replace(url) }: RedirectProps) {
  const goes = verdict.verdict === 'go';
  const left = useCountdown(1, () => go(verdict.url), goes);
  const titles = {
    go: `Redirecting to ${name} in ${left} seconds...`,
    ask: `This link leads to ${verdict.host}`,
    refuse: 'This link cannot be opened',
  };
  const texts = {
    go: REMINDER,
    ask: `We do not know this shop, so no cashback is tracked there. Go on only if you trust ${verdict.host}.`,
    refuse: 'It is not the address of a web page.',
  };
  return (
    <RedirectScene
      artUrl="/art/redirect.svg"
      logoUrl={logo}
      title={titles[verdict.verdict]}
      text={texts[verdict.verdict]}
      announcement={goes ? `Redirecting to ${name}. ${REMINDER}` : undefined}
    >
      {verdict.url !== '' && (
        <Button href={verdict.url} variant="secondary" size="lg" rel="nofollow noreferrer">
          {`Go to ${goes ? name : verdict.host} now`}
          <Icon of={ArrowRight} />
        </Button>
      )}
      <CancelButton />
    </RedirectScene>
  );
}
