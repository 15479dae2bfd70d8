import * as z from 'zod/mini';
import { Id } from './common.ts';
import { endpoint } from './endpoint.ts';

/** False where the network of the item takes no claims of missing orders. Absent: it takes them. */
const takesClaims = z.optional(z.boolean());

export const listStoreNames = endpoint({
  method: 'GET',
  path: '/stores/name-id-list',
  summary: 'Names of all stores, from A to Z',
  auth: 'optional',
  response: z.array(z.object({ id: Id, storeName: z.string(), takesClaims })),
});

export const listCreditCardNames = endpoint({
  method: 'GET',
  path: '/credit-cards/names-ids',
  summary: 'Headings of all credit cards, from A to Z',
  auth: 'optional',
  response: z.array(z.object({ id: Id, heading: z.string(), takesClaims })),
});

export const listFlashDealNames = endpoint({
  method: 'GET',
  path: '/flashdeals/list/names-ids',
  summary: 'Names of all flash deals, also expired ones, from A to Z',
  auth: 'optional',
  response: z.array(z.object({ id: Id, offerName: z.string(), takesClaims })),
});
