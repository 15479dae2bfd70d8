import type { WarningKind } from '@potli/api/contract/adminImport';

/** What is ticked for each kind of warning of an import: as in “3 rows: the date …”. */
export const warningTexts: Record<WarningKind, string> = {
  'negative-margin': 'the cashback may be more than the network pays',
  'decimal-point': 'the rate may be ten times the last one, or a tenth of it',
  'highest-default': 'orders may earn the highest rate where the network does not say what was bought',
  'unknown-network': 'the network may be one that nobody knows here',
  'without-click-id': 'the link may lack {clickId}, so that no order is known',
  'past-date': 'the date may be in the past',
  'unknown-place': 'the banner may be for a place that no page has',
  'broken-promise': 'the text may name a rate that the store does not have',
  'spreadsheet-damage': 'a spreadsheet may have changed the text: letters that became “?”, a code that became a date',
  'dead-link': 'the link may lead nowhere',
};
