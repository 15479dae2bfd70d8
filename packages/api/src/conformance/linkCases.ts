import type { CustomLink } from '../contract/customLinks.ts';
import type { ConformanceCase, ConformanceRequest, Known } from './ConformanceCase.ts';

const make = (name: string, status: number, url: (known: Known) => string): ConformanceCase => ({
  name,
  endpoint: 'generateCustomLink',
  as: 'member',
  request: (known): ConformanceRequest => ({ query: { url: url(known) } }),
  status,
  ...(status === 200 && { check: isLink }),
});

const follow = (name: string, urlHash: (known: Known) => string, check: (address: string) => boolean) => ({
  name,
  endpoint: 'followCustomLink' as const,
  request: (known: Known) => ({ params: { urlHash: urlHash(known) } }),
  status: 302,
  check: (address: unknown) => check(String(address)),
});

export const linkCases: readonly ConformanceCase[] = [
  {
    ...make('makes one for the page of a store', 200, ({ storeSlug }) => `/stores_details/${storeSlug}`),
    check: (answer, { urlHash }) => isLink(answer) && linkIn(answer).endsWith(`/${urlHash}`),
  },
  {
    ...make('makes the same for its id', 200, ({ storeId }) => `/stores_details/${storeId}`),
    check: (answer, { urlHash }) => linkIn(answer).endsWith(`/${urlHash}`),
  },
  {
    ...make('makes the same for the shop itself', 200, ({ storeHost }) => `https://${storeHost}/sale?size=7`),
    check: (answer, { urlHash }) => linkIn(answer).endsWith(`/${urlHash}`),
  },
  make('makes one for a card', 200, ({ creditCardSlug }) => `/creditcards_details/${creditCardSlug}`),
  make('accepts the other address of a card', 200, ({ creditCardSlug }) => `/credit_card_details/${creditCardSlug}`),
  make('makes none for a gift card', 400, ({ giftCardSlug }) => `/gift_card_details/${giftCardSlug}`),
  make('makes none for an unknown store', 400, () => '/stores_details/no-such-store'),
  make('makes none for another page', 400, () => '/deals'),
  make('makes none for an unknown shop', 400, () => 'https://elsewhere.example/stores'),
  make('makes none for what is no address', 400, () => 'juttis'),
  make('makes none for a script', 400, () => 'javascript:alert(1)'),
  make('makes none for nothing', 400, () => ''),
  { name: 'requires an address', endpoint: 'generateCustomLink', as: 'member', status: 400 },
  follow(
    'redirects to the shop, with a click',
    ({ urlHash }) => urlHash,
    (address) => /^https:\/\//.test(address) && !/click_?id/i.test(address),
  ),
  follow(
    'redirects to the not-found page',
    () => 'no-such-link',
    (address) => new URL(address).pathname === '/404',
  ),
  {
    name: "lists the member's links with clicks and earnings, newest first",
    endpoint: 'listMyCustomLinks',
    as: 'member',
    demo: true,
    status: 200,
    check: isNewestFirst,
  },
  {
    name: 'has none for a new member',
    endpoint: 'listMyCustomLinks',
    as: 'newMember',
    status: 200,
    check: (answer) => linksIn(answer).length === 0 && (answer as { status: number }).status === 200,
  },
];

function linksIn(answer: unknown): CustomLink[] {
  return (answer as { response: CustomLink[] }).response;
}

function isNewestFirst(answer: unknown): boolean {
  const links = linksIn(answer);
  const times = links.map(({ createdAt = '' }) => Date.parse(createdAt));
  const figures = links.flatMap(({ clicks, earnedAmount }) => [clicks, earnedAmount]);
  const newestFirst = times.every((time, index) => index === 0 || time <= Number(times[index - 1]));
  return links.length > 0 && newestFirst && figures.every((figure) => Number(figure) >= 0);
}

function linkIn(answer: unknown): string {
  return (answer as { response: string }).response;
}

function isLink(answer: unknown): boolean {
  return /^https?:\/\/[^/]+\/api\/custom-link\/[0-9A-Za-z]{8,}$/.test(linkIn(answer));
}
