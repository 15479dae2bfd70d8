import type * as calls from '../../contract/adminCatalogue.ts';
import type {
  CatalogueChange,
  CatalogueFields,
  CatalogueRowSummary,
  ChangeResult,
} from '../../contract/adminCatalogue.ts';
import type { RateRow } from '../../contract/catalogueDocument.ts';
import { kindFields, placeOf } from '../../contract/catalogueKinds.ts';
import { editedRow } from '../../contract/editedRow.ts';
import { movedRanks } from '../../contract/movedRanks.ts';
import { PREVIEW_MINUTES, RATE_RAISE_PERCENT } from '../../contract/policy.ts';
import { raisedRates, rateMargins } from '../../contract/rateMargins.ts';
import { MINUTE_MS } from '../../units/time.ts';
import { DESK_EDITOR, type Desk, type DeskChange, type DeskRow, differencesOf, stateOf } from '../desk/createDesk.ts';
import { problemsOf } from '../desk/problemsOf.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { forbidden, MockProblem, notFound } from '../http/MockProblem.ts';
import { toPage } from '../toPage.ts';

const ratesOf = (row: CatalogueFields | null): RateRow[] => (row?.rates as RateRow[] | undefined) ?? [];

const sameFields = (one: CatalogueFields | null, other: CatalogueFields | null) =>
  differencesOf(one, other).length === 0;

/** The shop window of the demo shop. What editors change is kept as long as its handlers exist; no page of the mock shows it. */
export function adminCatalogueResolvers(desk: Desk, nowMs: number): ResolversOf<typeof calls> {
  const { find } = desk;

  const toSummary = ({ kind, key, row, draft, version, changedAt, changedBy }: DeskRow): CatalogueRowSummary => {
    const { title, picture } = kindFields[kind];
    const shown = row ?? draft ?? {};
    return {
      ...{ kind, key, version, changedAt, changedBy },
      title: String(shown[title]),
      picture: picture === undefined ? null : String(shown[picture]),
      state: stateOf({ row }, nowMs),
      liveFrom: (shown.liveFrom as string | undefined) ?? null,
      liveUntil: (shown.liveUntil as string | undefined) ?? null,
      hasDraft: draft !== null,
      rank: rankOf({ kind, row }),
      place: placeOf(kind, row ?? {}) || null,
    };
  };

  const toChange = ({ parts, ...change }: DeskChange): CatalogueChange => {
    const [first] = parts as [DeskChange['parts'][number]];
    const named = (first.after ?? first.before)?.[kindFields[first.kind].title];
    return { ...change, rows: parts.length, kind: first.kind, key: first.key, title: String(named) };
  };

  const changeWith = (id: string): DeskChange => {
    const found = desk.changes.find((change) => change.id === id);
    if (!found) throw notFound();
    return found;
  };

  const toResult = (change: DeskChange): ChangeResult => {
    const [{ kind, key }] = change.parts as [DeskChange['parts'][number]];
    const version = desk.rows.get(`${kind} ${key}`)?.version ?? 0;
    return {
      outcome: change.state === 'waiting' ? 'waiting' : 'applied',
      changeId: change.id,
      version,
      reasons: change.reasons,
    };
  };

  /** Publishes a row, or keeps it as a draft, or for a second person. */
  function put(kind: DeskRow['kind'], key: string, after: CatalogueFields, asDraft: boolean): ChangeResult {
    const held = desk.rows.get(`${kind} ${key}`);
    if (asDraft) {
      const empty = { kind, key, row: null, version: 0, changedAt: desk.now(), changedBy: DESK_EDITOR, versions: [] };
      desk.rows.set(`${kind} ${key}`, { ...(held ?? empty), draft: after });
      return { outcome: 'drafted', changeId: null, version: held?.version ?? 0, reasons: [] };
    }
    if (held?.row && sameFields(held.row, after)) {
      return { outcome: 'unchanged', changeId: null, version: held.version, reasons: [] };
    }
    const negative = rateMargins(ratesOf(after)).find(({ margin }) => margin !== null && margin < 0);
    if (negative) throw new MockProblem(400, `rates: "${negative.appliesTo}" pays more than the network does`);
    const reasons = raisedRates(ratesOf(held?.row ?? null), ratesOf(after), RATE_RAISE_PERCENT);
    return toResult(desk.apply([{ kind, key, after }], reasons.length > 0 ? { state: 'waiting', reasons } : {}));
  }

  /** The row with other fields; the fields that somebody else changed meanwhile refuse it. */
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

  const matching = (
    kind: DeskRow['kind'],
    { q, state, hasDraft }: { q?: string | undefined; state?: string | undefined; hasDraft?: string | undefined },
  ) =>
    [...desk.rows.values()]
      .filter((row) => row.kind === kind)
      .map(toSummary)
      .filter((row) => q === undefined || `${row.title} ${row.key}`.toLowerCase().includes(q.toLowerCase()))
      .filter((row) => state === undefined || row.state === state)
      .filter((row) => hasDraft === undefined || String(row.hasDraft) === hasDraft)
      .toSorted((one, other) => one.title.localeCompare(other.title));

  return {
    listCatalogueRows({ params, query }) {
      const { problem } = query;
      const has = ({ kind, key }: CatalogueRowSummary) =>
        problem === undefined || problemsOf(find(kind, key), desk.rows, nowMs).includes(problem);
      const rows = matching(params.kind, query).filter(has);
      return toPage(query.sort === 'order' ? rows.toSorted(inOrder) : rows, query);
    },
    getCatalogueRow({ params }) {
      const held = find(params.kind, params.key);
      const waiting = desk.changes.filter(
        ({ state, parts }) =>
          state === 'waiting' && parts.some(({ kind, key }) => kind === held.kind && key === held.key),
      );
      return {
        ...toSummary(held),
        row: held.row,
        draft: held.draft,
        usedBy: [...desk.rows.values()].filter((other) => names(other, held)).map(toSummary),
        margins: rateMargins(ratesOf(held.draft ?? held.row)),
        rateVersions:
          ratesOf(held.row).length > 0
            ? [{ version: 1, validFrom: held.versions.at(-1)?.changedAt ?? desk.now(), isCurrent: true, clicks: 12 }]
            : [],
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
      return put(kind, key, merged(find(kind, key), body.version, body.fields), body.asDraft);
    },
    publishCatalogueDraft({ params: { kind, key } }) {
      const { draft } = find(kind, key);
      if (!draft) throw notFound();
      return put(kind, key, draft, false);
    },
    discardCatalogueDraft({ params: { kind, key } }) {
      const held = find(kind, key);
      if (held.row === null) desk.rows.delete(`${kind} ${key}`);
      else held.draft = null;
      return { version: held.version };
    },
    deleteCatalogueRow({ params: { kind, key }, body }) {
      const held = find(kind, key);
      const user = [...desk.rows.values()].find((other) => names(other, held));
      if (user) throw new MockProblem(409, `"${toSummary(user).title}" names it`);
      if (body.version !== held.version) throw new MockProblem(409, 'It was changed meanwhile');
      return toResult(desk.apply([{ kind, key, after: null }]));
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
      const ranked = beside.map(toSummary).filter(({ rank }) => field === 'rank' || rank !== null);
      const ranks = movedRanks(ranked.toSorted(inOrder), key, direction);
      if (ranks.size === 0) return { outcome: 'unchanged', changeId: null, version: held.version, reasons: [] };
      const parts = [...ranks].map(([moved, rank]) => ({
        ...{ kind, key: moved },
        after: { ...find(kind, moved).row, [field]: rank },
      }));
      return toResult(desk.apply(parts));
    },
    changeManyRows({ params: { kind }, body: { keys, filter, expected, ...edit } }) {
      const chosen = keys ?? matching(kind, filter ?? {}).map(({ key }) => key);
      const exceptions: { key: string; title: string; reason: string }[] = [];
      const parts = chosen.flatMap((key) => {
        const { row } = find(kind, key);
        if (!row) return [];
        try {
          const edited = editedRow(row, edit);
          if ('reason' in edited) throw new MockProblem(400, edited.reason);
          const after = desk.check(kind, edited.row);
          return sameFields(row, after) ? [] : [{ kind, key, after }];
        } catch (error) {
          if (!(error instanceof MockProblem)) throw error;
          exceptions.push({ key, title: String(row[kindFields[kind].title]), reason: error.message });
          return [];
        }
      });
      const counts = {
        changes: parts.length,
        unchanged: chosen.length - parts.length - exceptions.length,
        refused: exceptions.length,
        waiting: 0,
        exceptions,
      };
      if (expected === undefined || parts.length === 0) return { ...counts, changeId: null };
      if (expected !== parts.length) throw new MockProblem(409, `${parts.length} rows change by now, not ${expected}`);
      return { ...counts, changeId: desk.apply(parts).id };
    },
    listCatalogueChanges: ({ query }) =>
      toPage(
        desk.changes.filter(({ state }) => query.state === undefined || state === query.state).map(toChange),
        query,
      ),
    getCatalogueChange({ params }) {
      const found = changeWith(params.id);
      const differences = found.parts.map(({ kind, key, before, after }) => ({
        ...{ kind, key, title: toChange({ ...found, parts: [{ kind, key, before, after }] }).title },
        fields: differencesOf(before, after),
      }));
      const mayDecide = found.state === 'waiting' && found.askedBy !== DESK_EDITOR;
      return { ...toChange(found), mayDecide, differences };
    },
    decideCatalogueChange({ params, body: { approves } }) {
      const found = changeWith(params.id);
      if (found.state !== 'waiting') throw new MockProblem(409, 'Somebody has decided it');
      if (found.askedBy === DESK_EDITOR) throw forbidden();
      Object.assign(found, { state: approves ? 'applied' : 'refused', decidedBy: DESK_EDITOR });
      if (approves) desk.write(found);
      return toResult(found);
    },
    undoCatalogueChange({ params }) {
      const found = changeWith(params.id);
      if (found.state !== 'applied' || found.undoneBy !== null) throw new MockProblem(409, 'It is not in force');
      const undo = desk.apply(
        found.parts.map(({ kind, key, before }) => ({ kind, key, after: before })),
        { undoes: found.id },
      );
      found.undoneBy = undo.id;
      return toResult(undo);
    },
  };
}

/** As visitors see rows: by place and rank, those of one rank as the shop got them. */
const inOrder = (one: CatalogueRowSummary, other: CatalogueRowSummary): number =>
  (one.place ?? '').localeCompare(other.place ?? '') ||
  (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER);

function rankOf({ kind, row }: Pick<DeskRow, 'kind' | 'row'>): number | null {
  const { rank } = kindFields[kind];
  return ((rank && row?.[rank]) as number | undefined) ?? null;
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
