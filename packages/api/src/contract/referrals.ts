import * as z from 'zod/mini';
import { Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';

/** A person who signed up with the member's code. */
export const ReferredPerson = z.object({
  name: z.string(),
  email: z.string(),
  /** Percent of this person's approved cashback, without an end. */
  referrerCommissionPercentage: z.number(),
  /** The share is withheld because both look like one person, until the shop has looked at it. Absent: it is not. */
  shareHeld: z.optional(z.boolean()),
  signupDate: Instant,
});
export type ReferredPerson = z.infer<typeof ReferredPerson>;

export const listReferredPeople = endpoint({
  method: 'GET',
  path: '/refer-and-earn/referred-people/paginated',
  summary: 'People who used the code of the member, newest first',
  auth: 'member',
  query: z.object(pageQuery),
  response: z.array(ReferredPerson),
  paged: true,
  errors: [401],
});
