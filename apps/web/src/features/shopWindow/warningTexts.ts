import type { WarningKind } from '@potli/api/contract/adminImport';

/** What is ticked for each kind of warning of an import: it is true when it is ticked. */
export const warningTexts: Record<WarningKind, string> = {
  'negative-margin': 'The cashback may be more than the network pays',
  'decimal-point': 'The rate may be ten times the last one, or a tenth of it',
  'highest-default': 'Orders may earn the highest rate where the network does not say what was bought',
  'unknown-network': 'The network may be one that nobody knows here',
  'without-click-id': 'The link may lack {clickId}: no order is known then',
  'past-date': 'The date may be in the past',
  'unknown-place': 'The banner may be for a place that no page has',
  'broken-promise': 'The text may name a rate that the store does not have',
};
