import * as z from 'zod/mini';
import { BareAddress, Envelope, Id, Instant } from './common.ts';
import { endpoint } from './endpoint.ts';
import { fromAnyHost } from './fromAnyHost.ts';
import { typedCode } from './typedText.ts';

const MadeLink = Envelope(z.string());

/** Other hosts send only the link. */
const foreignLink = z.union([
  MadeLink,
  z.pipe(
    BareAddress,
    z.transform((response) => ({ status: 200, message: 'SUCCESS', response })),
  ),
]);

export const generateCustomLink = endpoint({
  method: 'POST',
  path: '/generate-custom-link',
  summary: "The member's share link of a store or credit card: its page in this shop, or an address of the shop itself",
  auth: 'member',
  keyed: true,
  query: z.object({ url: typedCode().check(z.minLength(1), z.maxLength(2048)) }),
  response: MadeLink,
  alsoAccepts: foreignLink,
  errors: [401, 429],
});

export const followCustomLink = endpoint({
  method: 'GET',
  path: '/custom-link/{urlHash}',
  summary:
    "To the shop of a share link, as a click of the link's owner; to the not-found page where there is no such link",
  auth: 'public',
  params: z.object({ urlHash: typedCode().check(z.minLength(1), z.maxLength(64)) }),
  response: z.url(),
  redirects: true,
  errors: [429],
});

/** A share link of the member, with its clicks and earnings. */
export const CustomLink = z.object({
  /** Id of its target: a store's or, by `itemType`, a credit card's id. */
  storeId: Id,
  urlHash: z.string(),
  /** STORE or CREDIT_CARD. Absent: a store. */
  itemType: z.optional(z.string()),
  /** Absent where the host leaves names to the catalogue; null where the item left the catalogue. */
  storeName: z.optional(z.nullable(z.string())),
  createdAt: z.optional(Instant),
  clicks: z.optional(z.number()),
  /** Cashback from it, in rupees: pending, approved or paid. */
  earnedAmount: z.optional(z.number()),
});
export type CustomLink = z.infer<typeof CustomLink>;

const MyLinks = Envelope(z.array(CustomLink));

export const listMyCustomLinks = endpoint({
  method: 'GET',
  path: '/my-custom-links',
  summary: "The member's share links, newest first, with their clicks and earnings",
  auth: 'member',
  response: MyLinks,
  alsoAccepts: fromAnyHost(MyLinks, { status: 200, message: '' }),
  errors: [401],
});
