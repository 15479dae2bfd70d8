import type { CustomLink } from '@potli/api';
import { readItemAddress } from '@potli/api/link';
import type { Database } from '../../../db/database.ts';
import { invalid } from '../../../errors/ProblemError.ts';
import type { RateLimiter } from '../../../limits/createRateLimiter.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import type { CatalogueService } from '../catalogue/createCatalogueService.ts';
import type { ShareableItem } from '../catalogue/shareableItems.ts';
import type { ClickService } from '../clicks/createClickService.ts';
import { ensureCustomLink, prepareFindCustomLink } from './customLinkRows.ts';
import { readCustomLinks } from './readCustomLinks.ts';

interface LinkParts {
  database: Database;
  limits: RateLimiter;
  catalogue: Pick<CatalogueService, 'shareableItems' | 'findClickDestination'>;
  clicks: Pick<ClickService, 'recordShared'>;
  /** Links never use the Host header: they are sent to other people. */
  publicUrl: string;
}

export interface WantedLink {
  memberId: bigint;
  address: string;
  /** The host of the request. */
  ownHost: string | undefined;
}

/** Share links: visits by a member's link to a store or credit card count as clicks of that member. */
export function createLinkService({ database, limits, catalogue, clicks, publicUrl }: LinkParts) {
  const findLink = prepareFindCustomLink(database);
  const publicHost = new URL(publicUrl).host;
  const pageOf = ({ itemType, urlSlug }: ShareableItem) =>
    `${publicUrl}/${itemType === 'STORE' ? 'stores_details' : 'creditcards_details'}/${urlSlug}`;

  /** @throws ProblemError invalid for gift cards, and for an unknown item */
  async function itemAt(address: string, ownHost: string | undefined): Promise<ShareableItem> {
    const named = readItemAddress(address, (host) => host === publicHost || host === ownHost);
    if (named?.kind === 'GIFT_CARD') throw invalid('Invalid item type selected.');
    const shareableItems = await catalogue.shareableItems();
    const item =
      named?.kind === 'SHOP' ? shareableItems.at(named.url) : named && shareableItems.named(named.kind, named.slugOrId);
    if (!item) throw invalid('We have no store or credit card at this address.');
    return item;
  }

  return {
    /**
     * The member's link to the item at an address: the address of its page in this shop, or of the shop itself.
     * @throws ProblemError invalid, tooMany
     */
    async generate({ memberId, address, ownHost }: WantedLink, once: Once<string>): Promise<string> {
      await limits.consume('customLinkPerMinute', String(memberId));
      const { itemType, id: itemId } = await itemAt(address, ownHost);
      return once(async (queries) => {
        const { urlHash } = await ensureCustomLink(queries, { memberId, itemType, itemId });
        return `${publicUrl}/api/custom-link/${urlHash}`;
      });
    },

    /** The member's links, newest first, with clicks and earnings. */
    listOf(memberId: bigint): Promise<CustomLink[]> {
      return readCustomLinks(database.orm, memberId);
    },

    /**
     * The target of a link. A visit that counts is recorded as the owner's click and goes to the shop; any other goes
     * to the item's page here, which link previews should show.
     * @throws ProblemError unavailable when too many clicks wait
     */
    async follow(urlHash: string, { counts }: { counts: boolean }): Promise<string> {
      const link = await findLink(urlHash);
      const item = link && (await catalogue.shareableItems()).withId(link.itemType, link.itemId);
      if (!item) return `${publicUrl}/404`;
      if (!counts || link.suspendedAt) return pageOf(item);
      const destination = await catalogue.findClickDestination(link.itemType, String(link.itemId));
      // without a target it is not a click
      if (!destination?.redirectUrl) return pageOf(item);
      return (await clicks.recordShared({ memberId: link.memberId, linkId: link.id, destination })) ?? pageOf(item);
    },
  };
}
