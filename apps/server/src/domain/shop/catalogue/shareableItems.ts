/** The stores and cards that can be shared, found by id, slug or address. */
export interface ShareableItems {
  /** Also one that visitors do not see any more: its links stay. */
  withId(itemType: SharedItemType, id: bigint): ShareableItem | undefined;
  /** By slug first, then by id. */
  named(itemType: SharedItemType, slugOrId: string): ShareableItem | undefined;
  /**
   * By an address of the shop itself. Of several shops on one host, the one whose own address is the longest prefix.
   */
  at(url: URL): ShareableItem | undefined;
}

export function createShareableItems(items: readonly ShareableItem[]): ShareableItems {
  const shown = items.filter(({ isShown }) => isShown);
  const bySlug = new Map(shown.map((item) => [`${item.itemType} ${item.urlSlug}`, item]));
  const byId = new Map(items.map((item) => [`${item.itemType} ${item.id}`, item]));
  const byHost = new Map<string, Set<ShareableItem>>();
  for (const item of shown) {
    for (const host of hostsOf(item)) {
      const there = byHost.get(host) ?? new Set();
      byHost.set(host, there.add(item));
    }
  }

  return {
    withId: (itemType, id) => byId.get(`${itemType} ${id}`),
    named: (itemType, slugOrId) =>
      bySlug.get(`${itemType} ${slugOrId}`) ?? shownOnly(byId.get(`${itemType} ${slugOrId}`)),
    at(url) {
      const there = [...(byHost.get(bare(url.host)) ?? [])];
      const [closest] = there
        .filter(({ baseUrl }) => isUnder(url, URL.parse(baseUrl)))
        .toSorted((one, other) => other.baseUrl.length - one.baseUrl.length);
      return closest ?? there[0];
    },
  };
}

const shownOnly = (item: ShareableItem | undefined) => (item?.isShown ? item : undefined);

const bare = (host: string) => host.replace(/^www\./, '');

function hostsOf({ baseUrl, link }: ShareableItem): Set<string> {
  return new Set([baseUrl, link].flatMap((address) => URL.parse(address)?.host ?? []).map(bare));
}

function isUnder(url: URL, place: URL | null): boolean {
  if (!place || bare(place.host) !== bare(url.host)) return false;
  const trunk = place.pathname.replace(/\/$/, '');
  return url.pathname === trunk || url.pathname.startsWith(`${trunk}/`);
}

/** What a share link can lead to. */
export type SharedItemType = 'STORE' | 'CREDIT_CARD';

/** A store or credit card that can be shared. */
export interface ShareableItem {
  itemType: SharedItemType;
  id: bigint;
  urlSlug: string;
  /** The shop's own address. */
  baseUrl: string;
  /** The affiliate link, with its placeholder. */
  link: string;
  /** Whether visitors see it. */
  isShown: boolean;
}
