import type { EndpointName } from '../contract/contract.ts';

/** Calls of this project alone, which other hosts of the contract need not have. */
export const ownCalls: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'answerDispute',
  'checkLedger',
  'checkRedirect',
  'getBooks',
  'getMailPreferences',
  'getMyCashback',
  'getMyStatement',
  'getMyYear',
  'getOrderStory',
  'getPayoutStory',
  'live',
  'openUnsubscribe',
  'ready',
  'settleOrders',
  'unsubscribe',
  'updateMailPreference',
]);
