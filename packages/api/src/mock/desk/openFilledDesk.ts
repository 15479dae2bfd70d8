import type { CatalogueDocument, RateRow } from '../../contract/catalogueDocument.ts';
import { RATE_RAISE_PERCENT } from '../../contract/policy.ts';
import { DAY_MS } from '../../units/time.ts';
import { createDesk, DESK_COLLEAGUE, type Desk, type DeskRow } from './createDesk.ts';

/** The shop window of the mock with what editors have done. */
export function openFilledDesk(document: CatalogueDocument, nowMs: number): Desk {
  const desk = createDesk(document, nowMs);
  fillDesk(desk, nowMs);
  return desk;
}

/** Rows of each state, a draft, a dead link, and a change of a colleague that waits, in the demo shop. */
function fillDesk({ rows, apply }: Desk, nowMs: number): void {
  const some = (kind: DeskRow['kind'], index: number) =>
    [...rows.values()].filter((row) => row.kind === kind)[index] as DeskRow & { row: object };
  const at = (days: number) => new Date(nowMs + days * DAY_MS).toISOString();
  const set = ({ kind, key, row }: DeskRow, fields: object) => apply([{ kind, key, after: { ...row, ...fields } }]);

  set(some('stores', 1), { off: true });
  set(some('stores', 2), { liveUntil: at(-1) });
  set(some('flashDeals', 0), { liveFrom: at(3), liveUntil: at(8) });
  const linkless = some('stores', 5);
  const reason = 'The site answers 404: there is no such page';
  linkless.deadLinks = [{ field: 'baseUrl', reason, since: at(-4), lookedAt: at(0) }];
  const drafted = some('stores', 3);
  drafted.draft = { ...drafted.row, storeTitle: 'A new title that nobody sees yet' };
  const raised = some('stores', 0);
  const rates = (raised.row as unknown as { rates: RateRow[] }).rates.map((rate) => ({
    ...rate,
    percent: rate.percent * 2,
  }));
  const reasons = [`"Everything" is raised from 3 % to 6 %, by more than ${RATE_RAISE_PERCENT} %`];
  const waiting = { state: 'waiting', askedBy: DESK_COLLEAGUE, reasons } as const;
  apply([{ kind: raised.kind, key: raised.key, after: { ...raised.row, rates } }], waiting);
}
