import type { RowProblemName } from '@potli/api/contract/adminCatalogue';

/** What looks wrong with rows, as filters and the overview name it; the worst first. */
export const problemTexts: Record<RowProblemName, string> = {
  'without-click-id': 'Link without {clickId}: no order is known',
  'dead-link': 'Its link leads nowhere',
  'without-picture': 'Its picture is gone',
  'hidden-by-store': 'Live, but its store is not shown',
  'ended-and-listed': 'Ended, and still shown',
  'without-rate': 'Without a rate',
  'without-end': 'Without an end',
  'ending-soon': 'Ends soon',
};
