import type { EndpointName } from '../contract/contract.ts';

/** Calls of this project alone, which other hosts of the contract need not have. */
export const ownCalls: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'answerDispute',
  'checkLedger',
  'checkRedirect',
  'getBooks',
  'getLedgerConsistency',
  'getMailPreferences',
  'getMyCashback',
  'getMyInclusion',
  'getMyStatement',
  'getOrderStory',
  'getPayoutStory',
  'listLedgerRoots',
  'live',
  'openUnsubscribe',
  'ready',
  'settleOrders',
  'unsubscribe',
  'updateMailPreference',
]);
