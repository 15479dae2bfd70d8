import { RowProblemName } from '../../contract/adminCatalogue.ts';
import type * as calls from '../../contract/adminOverview.ts';
import type { ScheduledEvent } from '../../contract/adminOverview.ts';
import { catalogueKinds, kindFields } from '../../contract/catalogueKinds.ts';
import { ENDING_SOON_DAYS } from '../../contract/policy.ts';
import { DAY_MS } from '../../units/time.ts';
import type { Desk } from '../desk/createDesk.ts';
import { problemsOf } from '../desk/problemsOf.ts';
import type { ResolversOf } from '../http/createRoutes.ts';

const events = { liveFrom: 'appears', liveUntil: 'vanishes', expiryDate: 'expires' } as const;

/** What waits in the shop window of the mock. */
export function adminOverviewResolvers(desk: Desk, nowMs: number): ResolversOf<typeof calls> {
  const isSoon = (at: unknown) =>
    typeof at === 'string' && Date.parse(at) > nowMs && Date.parse(at) <= nowMs + ENDING_SOON_DAYS * DAY_MS;
  return {
    getCatalogueOverview() {
      const rows = [...desk.rows.values()];
      const scheduled = rows.flatMap(({ kind, key, row }) =>
        Object.entries(events).flatMap(([field, event]): ScheduledEvent[] =>
          row && row.off !== true && isSoon(row[field])
            ? [{ kind, key, event, title: String(row[kindFields[kind].title]), at: String(row[field]) }]
            : [],
        ),
      );
      const found = rows.map((row) => ({ kind: row.kind, problems: problemsOf(row, desk.rows, nowMs) }));
      return {
        scheduled: scheduled.toSorted((one, other) => one.at.localeCompare(other.at)).slice(0, 20),
        scheduledCount: scheduled.length,
        problems: RowProblemName.options.flatMap((problem) =>
          catalogueKinds.flatMap((kind) => {
            const count = found.filter((row) => row.kind === kind && row.problems.includes(problem)).length;
            return count > 0 ? [{ problem, kind, rows: count }] : [];
          }),
        ),
      };
    },
  };
}
