import type { RedirectVerdict } from '@potli/api';
import type { ClickService } from '../domain/shop/clicks/createClickService.ts';
import type { RedirectService } from '../domain/shop/redirects/createRedirectService.ts';

/** Where the demo answers for its shops; `to` is the link that would lead to the shop. */
export const DEMO_SHOP_PATH = '/dev/shop';

/** The link to a shop that does not exist: names that end so never resolve (RFC 2606). */
export function isDemoShop(link: string): boolean {
  return URL.parse(link)?.hostname.endsWith('.example') ?? false;
}

interface LeavingServices {
  clicks: ClickService;
  redirects: RedirectService;
}

/**
 * The same services, but with links to a page of this machine instead of shops that do not exist. What they store stays
 * as it is: the click, its id and the catalogue's links. Every tracked way to a shop goes through these two.
 */
export function leadToDemoShops({ clicks, redirects }: LeavingServices, publicUrl: string): LeavingServices {
  const page = `${publicUrl}${DEMO_SHOP_PATH}?`;
  const lead = (link: string) => (isDemoShop(link) ? page + new URLSearchParams({ to: link }) : link);
  return {
    clicks: {
      ...clicks,
      async record(click) {
        const outcome = await clicks.record(click);
        return { ...outcome, redirectUrl: outcome.redirectUrl && lead(outcome.redirectUrl) };
      },
      async recordShared(click) {
        const link = await clicks.recordShared(click);
        return link && lead(link);
      },
    },
    redirects: {
      async check(address): Promise<RedirectVerdict> {
        const checked = await redirects.check(address);
        if (checked.url.startsWith(page)) return { ...checked, verdict: 'go' };
        return checked.verdict === 'go' ? { ...checked, url: lead(checked.url) } : checked;
      },
    },
  };
}
