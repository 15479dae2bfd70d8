import type { EndpointName } from '../contract/contract.ts';

/** Calls of this project alone, which other hosts of the contract need not have. */
export const ownCalls: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'answerClickQuestion',
  'answerDispute',
  'checkLedger',
  'checkRedirect',
  'getBooks',
  'getClickReceipt',
  'getLedgerConsistency',
  'getMailPreferences',
  'getMyCashback',
  'getMyInclusion',
  'getMyStatement',
  'getOrderStory',
  'getPayoutKinds',
  'getPayoutStory',
  'listClickQuestions',
  'listReceiptKeys',
  'listLedgerRoots',
  'live',
  'openUnsubscribe',
  'ready',
  'settleOrders',
  'startLedgerCheck',
  'unsubscribe',
  'updateMailPreference',
]);
