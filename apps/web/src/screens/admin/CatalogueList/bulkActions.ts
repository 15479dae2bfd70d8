import type { CatalogueFields } from '@potli/api/contract/adminCatalogue';
import { fromIndiaField } from '../../../features/shopWindow/indiaTime.ts';

interface Dates {
  /** As date fields have them, in India; empty for none. */
  from: string;
  until: string;
}

/** What can be done with many rows at once: a button, and the fields that it sets. */
export const bulkActions = {
  off: { label: 'Take off', fields: () => ({ off: true }) },
  on: { label: 'Put back', fields: () => ({ off: false }) },
  schedule: {
    label: 'Schedule',
    fields: ({ from, until }) => ({ liveFrom: fromIndiaField(from), liveUntil: fromIndiaField(until) }),
  },
} as const satisfies Record<string, { label: string; fields: (dates: Dates) => CatalogueFields }>;

export type BulkAction = keyof typeof bulkActions;
