import * as z from 'zod/mini';
import { Instant, pageQuery } from './common.ts';
import { endpoint } from './endpoint.ts';
import { typedCode } from './typedText.ts';

/** The most that members may have in advance of one network, in rupees; the command takes more. */
export const ADVANCE_LIMIT_MOST = 100_000_000;
export const SETTLEMENT_DAYS_MOST = 3_650;

const terms = {
  /** When members get their money: when the network approves an order, or when it has paid for it. */
  pays: z.enum(['approval', 'settlement']),
  /** The most that members may have before the network has paid, in rupees. */
  advanceLimit: z.number(),
  /** In how many days the network usually pays. */
  settlesAfterDays: z.number(),
};

/** The policy of a network (docs/money.md#policies). */
export const NetworkTerms = z.object(terms);
export type NetworkTerms = z.infer<typeof NetworkTerms>;

export const AdminNetwork = z.object({
  network: z.string(),
  ...terms,
  /** What members have before the network has paid, in rupees; above the limit where that was lowered. */
  advanced: z.number(),
  /** When its last report came; null where none came as recently as the gauge of silent networks looks back. */
  lastReportAt: z.nullable(Instant),
});
export type AdminNetwork = z.infer<typeof AdminNetwork>;

export const listNetworks = endpoint({
  method: 'GET',
  path: '/admin/networks',
  summary:
    'Networks of the catalogue, connected ones and those with approved orders, each with its policy, by name (money)',
  auth: 'admin',
  right: 'money',
  query: z.object(pageQuery),
  response: z.array(AdminNetwork),
  paged: true,
  errors: [401, 403],
});

export const changeNetworkPolicy = endpoint({
  method: 'POST',
  path: '/admin/networks/policy',
  summary: 'Change the policy of a network; 409 where it is another one by now than was seen (money)',
  auth: 'admin',
  right: 'money',
  confirmed: true,
  keyed: true,
  body: z.object({
    network: typedCode().check(z.minLength(1), z.maxLength(200)),
    pays: terms.pays,
    advanceLimit: z.number().check(z.int(), z.gte(0), z.lte(ADVANCE_LIMIT_MOST)),
    settlesAfterDays: z.number().check(z.int(), z.gte(1), z.lte(SETTLEMENT_DAYS_MOST)),
    /** The policy that the caller read. */
    seen: NetworkTerms,
  }),
  response: z.object({ network: z.string(), ...terms }),
  errors: [401, 403, 404, 409],
});
