import * as z from 'zod/mini';
import { RowProblemName } from './adminCatalogue.ts';
import { catalogueKinds } from './catalogueKinds.ts';
import { Instant } from './common.ts';
import { endpoint } from './endpoint.ts';

/** What happens to a row by itself, by the clock. */
export const ScheduledEvent = z.object({
  kind: z.enum(catalogueKinds),
  key: z.string(),
  title: z.string(),
  event: z.enum(['appears', 'vanishes', 'expires', 'changes its rates']),
  at: Instant,
});
export type ScheduledEvent = z.infer<typeof ScheduledEvent>;

export const CatalogueOverview = z.object({
  /** Within `ENDING_SOON_DAYS` days, the next first; at most 20. */
  scheduled: z.array(ScheduledEvent),
  /** How many there are, also those that are not listed. */
  scheduledCount: z.number(),
  /** How many rows of a kind have a problem, the worst problems first; none where there are none. */
  problems: z.array(z.object({ problem: RowProblemName, kind: z.enum(catalogueKinds), rows: z.number() })),
});
export type CatalogueOverview = z.infer<typeof CatalogueOverview>;

export const getCatalogueOverview = endpoint({
  method: 'GET',
  path: '/admin/catalogue-overview',
  summary: 'What is scheduled in the shop window, and rows that look wrong (catalogue)',
  auth: 'admin',
  right: 'catalogue',
  response: CatalogueOverview,
  errors: [401, 403],
});
