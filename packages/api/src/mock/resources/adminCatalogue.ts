import type * as calls from '../../contract/adminCatalogue.ts';
import type { CatalogueFields, CatalogueRowSummary } from '../../contract/adminCatalogue.ts';
import type { ChangeResult } from '../../contract/adminChanges.ts';
import type { RateRow } from '../../contract/catalogueDocument.ts';
import { kindFields, placeOf } from '../../contract/catalogueKinds.ts';
import { movedRanks } from '../../contract/movedRanks.ts';
import { PREVIEW_MINUTES, RATE_RAISE_PERCENT } from '../../contract/policy.ts';
import { raisedRates, rateMargins } from '../../contract/rateMargins.ts';
import { MINUTE_MS } from '../../units/time.ts';
import { toResult } from '../desk/changeResult.ts';
import { DESK_EDITOR, type Desk, type DeskRow, differencesOf } from '../desk/createDesk.ts';
import { inOrder, matching, rankOf, toSummary } from '../desk/deskRows.ts';
import { problemsOf } from '../desk/problemsOf.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem, notFound } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

const ratesOf = (row: CatalogueFields | null): RateRow[] => (row?.rates as RateRow[] | undefined) ?? [];

/** The shop window of the demo shop. What editors change is stored as long as its handlers exist; no page of the mock shows it. */
export function adminCatalogueResolvers(desk: Desk, nowMs: number): ResolversOf<typeof calls> {
  const { find } = desk;

  /** Publishes a row, or stores it as a draft, or for a second person. */
  function put(kind: DeskRow['kind'], key: string, after: CatalogueFields, asDraft: boolean): ChangeResult {
    const held = desk.rows.get(`${kind} ${key}`);
    if (asDraft) {
      const empty = {
        kind,
        key,
        row: null,
        version: 0,
        changedAt: desk.now(),
        changedBy: DESK_EDITOR,
        versions: [],
        deadLinks: [],
      };
      const saved = { draft: after, draftVersion: (held?.draftVersion ?? 0) + 1, draftBy: DESK_EDITOR };
      desk.rows.set(`${kind} ${key}`, { ...(held ?? empty), ...saved });
      return { outcome: 'drafted', changeId: null, version: held?.version ?? 0, reasons: [] };
    }
    if (held?.row && differencesOf(held.row, after).length === 0) {
      return { outcome: 'unchanged', changeId: null, version: held.version, reasons: [] };
    }
    const negative = rateMargins(ratesOf(after)).find(({ margin }) => margin !== null && margin < 0);
    if (negative) throw new MockProblem(400, `rates: "${negative.appliesTo}" pays more than the network does`);
    const reasons = raisedRates(ratesOf(held?.row ?? null), ratesOf(after), RATE_RAISE_PERCENT);
    return toResult(desk, desk.apply([{ kind, key, after }], reasons.length > 0 ? { state: 'waiting', reasons } : {}));
  }

  /** The row with other fields; fields that another editor changed meanwhile refuse it. */
  function merged({ kind, key, row, draft, version, versions }: DeskRow, read: number, fields: CatalogueFields) {
    const then = versions.find((each) => each.version === read)?.row ?? null;
    const taken = read === version ? [] : differencesOf(then, row).filter(({ field }) => field in fields);
    if (taken.length > 0) {
      const names = taken.map(({ field }) => `${field} was changed meanwhile`).join('; ');
      throw new MockProblem(409, names);
    }
    if (kindFields[kind].key in fields && fields[kindFields[kind].key] !== key) {
      throw new MockProblem(400, `${kindFields[kind].key}: Cannot be changed`);
    }
    return desk.check(kind, { ...(draft ?? row), ...fields });
  }

  return {
    listCatalogueRows({ params, query }) {
      const { problem } = query;
      const has = ({ kind, key }: CatalogueRowSummary) =>
        problem === undefined || problemsOf(find(kind, key), desk.rows, nowMs).includes(problem);
      const rows = matching({ desk, nowMs }, params.kind, query).filter(has);
      return toPage(query.sort === 'order' ? rows.toSorted(inOrder) : rows, query);
    },
    getCatalogueRow({ params }) {
      const held = find(params.kind, params.key);
      const waiting = desk.changes.filter(
        ({ state, parts }) =>
          state === 'waiting' && parts.some(({ kind, key }) => kind === held.kind && key === held.key),
      );
      const summary = toSummary(held, nowMs);
      return {
        ...summary,
        row: held.row,
        draft: held.draft,
        draftVersion: held.draftVersion,
        draftBy: held.draftBy,
        usedBy: [...desk.rows.values()].filter((other) => names(other, held)).map((row) => toSummary(row, nowMs)),
        margins: rateMargins(ratesOf(held.draft ?? held.row)),
        rateVersions:
          ratesOf(held.row).length > 0
            ? [{ version: 1, validFrom: held.versions.at(-1)?.changedAt ?? desk.now(), isCurrent: true, clicks: 12 }]
            : [],
        deadLinks: summary.state === 'live' ? held.deadLinks : [],
        waiting: waiting.map(({ id }) => id),
      };
    },
    previewCatalogueRow({ params }) {
      const { kind, key } = find(params.kind, params.key);
      const expiresAt = new Date(nowMs + PREVIEW_MINUTES * MINUTE_MS).toISOString();
      return { path: `/preview/${kind}.${key}`, expiresAt };
    },
    createCatalogueRow({ params: { kind }, body: { fields, asDraft } }) {
      const row = desk.check(kind, fields);
      const key = String(row[kindFields[kind].key]);
      if (desk.rows.has(`${kind} ${key}`)) throw new MockProblem(409, `${kindFields[kind].key}: "${key}" is taken`);
      return put(kind, key, row, asDraft);
    },
    changeCatalogueRow({ params: { kind, key }, body }) {
      const held = find(kind, key);
      if (body.asDraft) refuseUnread(held, body);
      return put(kind, key, merged(held, body.version, body.fields), body.asDraft);
    },
    publishCatalogueDraft({ params: { kind, key }, query }) {
      const held = find(kind, key);
      const { draft } = held;
      if (!draft) throw notFound();
      refuseUnread(held, query);
      return put(kind, key, draft, false);
    },
    discardCatalogueDraft({ params: { kind, key }, query }) {
      const held = find(kind, key);
      refuseUnread(held, query);
      if (held.row === null) desk.rows.delete(`${kind} ${key}`);
      else Object.assign(held, { draft: null, draftBy: null, draftVersion: held.draftVersion + 1 });
      return { version: held.version };
    },
    deleteCatalogueRow({ params: { kind, key }, body }) {
      const held = find(kind, key);
      const user = [...desk.rows.values()].find((other) => names(other, held));
      if (user) throw new MockProblem(409, `"${toSummary(user, nowMs).title}" names it`);
      if (body.version !== held.version) throw new MockProblem(409, 'It was changed meanwhile');
      return toResult(desk, desk.apply([{ kind, key, after: null }]));
    },
    listCatalogueVersions({ params, query }) {
      const { versions } = find(params.kind, params.key);
      const rows = versions.map(({ row, ...version }, index) => ({
        ...version,
        isDeletion: row === null,
        fields: differencesOf(versions[index + 1]?.row ?? null, row),
      }));
      return toPage(rows, query);
    },
    restoreCatalogueVersion({ params: { kind, key }, body }) {
      const held = find(kind, key);
      if (body.asDraft) refuseUnread(held, body);
      const earlier = held.versions.find(({ version }) => version === body.restored)?.row;
      if (!earlier) throw notFound();
      if (body.version !== held.version) throw new MockProblem(409, 'It was changed meanwhile');
      return put(kind, key, earlier, body.asDraft);
    },
    moveCatalogueRow({ params: { kind, key }, body: { direction } }) {
      const held = find(kind, key);
      const { rank: field } = kindFields[kind];
      if (!field || held.row === null || (field === 'homeRank' && rankOf(held) === null))
        throw new MockProblem(400, 'homeRank: Is missing: it is not on the home page');
      const beside = [...desk.rows.values()].filter(
        (row) => row.kind === kind && row.row && placeOf(kind, row.row) === placeOf(kind, held.row ?? {}),
      );
      const ranked = beside.map((row) => toSummary(row, nowMs)).filter(({ rank }) => field === 'rank' || rank !== null);
      const ranks = movedRanks(ranked.toSorted(inOrder), key, direction);
      if (ranks.size === 0) return { outcome: 'unchanged', changeId: null, version: held.version, reasons: [] };
      const parts = [...ranks].map(([moved, rank]) => ({
        kind,
        key: moved,
        after: { ...find(kind, moved).row, [field]: rank },
      }));
      return toResult(desk, desk.apply(parts));
    },
  };
}

/** A draft is published, replaced and thrown away by who has seen it. */
function refuseUnread({ draftVersion }: DeskRow, read: { draftVersion?: number | undefined }): void {
  if (read.draftVersion === undefined || read.draftVersion === draftVersion) return;
  throw new MockProblem(409, 'The draft was saved meanwhile. Read it again.', 'CHANGED_MEANWHILE');
}

/** Whether a row of the document names another. */
function names({ row, draft }: DeskRow, { kind, key }: DeskRow): boolean {
  const { categories, store, cards } = (draft ?? row) as {
    categories?: string[];
    store?: string;
    cards?: { store: string }[];
  };
  if (kind === 'categories') return categories?.includes(key) === true;
  return kind === 'stores' && (store === key || cards?.some((card) => card.store === key) === true);
}
