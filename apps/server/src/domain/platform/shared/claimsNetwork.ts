/**
 * The network of orders that were granted by a claim; their numbers are ids of claims. Only the shop itself reports by it,
 * and no network owes the shop anything for them.
 */
export const CLAIMS = 'claims';
