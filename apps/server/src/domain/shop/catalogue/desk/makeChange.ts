import type { ChangeResult } from '@potli/api/contract/adminChanges';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../../../../db/database.ts';
import { piecesOf } from '../../../../db/piecesOf.ts';
import { auditEntry } from '../../../../db/schema/auditEntry.ts';
import { catalogueChange, type ProposedRow } from '../../../../db/schema/catalogueRow.ts';
import { conflict, forbidden, invalid } from '../../../../errors/ProblemError.ts';
import type { Once } from '../../../platform/idempotency/createKeyedWrites.ts';
import { lockCatalogue } from '../import/lockCatalogue.ts';
import { applyRows } from './applyRows.ts';
import { findRows, findVersions } from './deskRows.ts';
import { findChange } from './findChange.ts';
import { negativeMargins, reasonsToWait } from './guardRates.ts';
import type { Maker } from './Maker.ts';
import { readRowsBefore } from './readVersions.ts';
import { beginChange, endChange, titleOf } from './writeVersions.ts';

export interface Proposal {
  maker: Maker;
  now: Date;
  /** The change that it takes back. */
  undoes?: bigint;
}

/** Changes of any number of rows, as a whole: applied, stored for a second person, decided by one, taken back. */
export function makeChange(limitPercent: number) {
  /** Applies the rows, or stores them for a second person where a rate is raised above the limit. The caller has the lock. */
  async function propose(
    queries: Queries,
    rows: readonly ProposedRow[],
    { maker, now, undoes }: Proposal,
  ): Promise<ChangeResult> {
    const [first] = rows;
    if (!first) throw invalid('There is no row to change.');
    const { negative, reasons } = await reviewRates(queries, rows, now);
    if (negative.length > 0) throw invalid(negative);
    // what is taken back had its approval
    if (reasons.length > 0 && !undoes) {
      const changeId = await keepWaiting(queries, rows, { maker, now, reasons });
      return { outcome: 'waiting', changeId, version: first.version, reasons };
    }
    const change = await beginChange(queries, { now, who: maker.who, action: maker.action });
    await applyRows(queries, rows, change);
    const isChanged = await endChange(queries, change, undoes ? { undoes } : {});
    const version = await versionOf(queries, first);
    return {
      outcome: isChanged ? 'applied' : 'unchanged',
      changeId: isChanged ? String(change.id) : null,
      version,
      reasons: [],
    };
  }

  /** Rates that pay more than the network does, and those for which a second person is asked, in sentences. */
  async function reviewRates(queries: Queries, rows: readonly ProposedRow[], now: Date) {
    const [negative, reasons]: [string[], string[]] = [[], []];
    // piece by piece: the rows as they are would double what a large change holds
    for (const piece of piecesOf(rows)) {
      const held = await heldRows(queries, piece, now);
      for (const { kind, key, row } of piece) {
        const before = held.get(`${kind} ${key}`)?.row ?? null;
        if (row) negative.push(...negativeMargins(before, row));
        reasons.push(...reasonsToWait(before, row, limitPercent));
      }
    }
    return { negative, reasons };
  }

  return {
    /** Waits for the changes of others, until the end of the transaction. Returns the time of this one. */
    async lock(queries: Queries): Promise<Date> {
      await lockCatalogue(queries);
      return new Date();
    },

    propose,

    /** @throws ProblemError notFound, forbidden for who asked, conflict where it is decided or a row changed since */
    decide(
      { id, approves }: { id: string; approves: boolean },
      { who, action, memberId }: Maker,
      once: Once<ChangeResult>,
    ): Promise<ChangeResult> {
      return once(async (queries) => {
        await lockCatalogue(queries);
        const now = new Date();
        const asked = await findChange(queries, id);
        if (asked.state !== 'waiting' || !asked.proposed) throw conflict('Somebody has decided this change.');
        const isTheirs = memberId === null ? asked.askedBy === who : asked.askedMember === memberId;
        if (isTheirs) throw forbidden('Who asks for a change cannot approve it.');
        const [first] = asked.proposed as [ProposedRow];
        const done = { changeId: id, version: first.version, reasons: asked.reasons };
        await queries
          .update(catalogueChange)
          .set({ state: approves ? 'applied' : 'refused', decidedBy: who })
          .where(eq(catalogueChange.id, asked.id));
        await queries.insert(auditEntry).values({
          who,
          action,
          object: `catalogueChange ${id}`,
          before: { state: 'waiting', askedBy: asked.askedBy },
          after: { state: approves ? 'applied' : 'refused' },
        });
        if (!approves) return { ...done, outcome: 'unchanged' };
        await refuseChanged(queries, asked.proposed);
        const change = { id: asked.id, now, who: asked.askedBy, approvedBy: who, action, written: [] };
        await applyRows(queries, asked.proposed, change);
        const version = await versionOf(queries, first);
        return { ...done, outcome: 'applied', version };
      });
    },

    /** @throws ProblemError notFound, conflict where it is not in force or a row changed since */
    undo(id: string, maker: Maker, once: Once<ChangeResult>): Promise<ChangeResult> {
      return once(async (queries) => {
        await lockCatalogue(queries);
        const now = new Date();
        const made = await findChange(queries, id);
        if (made.state !== 'applied' || made.undoneBy !== null) throw conflict('This change is not in force.');
        const rows = await readRowsBefore(queries, made.id);
        await refuseChanged(queries, rows);
        const result = await propose(queries, rows, { maker, now, undoes: made.id });
        if (result.changeId !== null) {
          await queries
            .update(catalogueChange)
            .set({ undoneBy: BigInt(result.changeId) })
            .where(and(eq(catalogueChange.id, made.id), isNull(catalogueChange.undoneBy)));
        }
        return result;
      });
    },
  };
}

type WaitingChange = Omit<Proposal, 'undoes'> & { reasons: string[] };

/** Stores a change until a second person decides it. Returns its id. */
export async function keepWaiting(
  queries: Queries,
  rows: readonly ProposedRow[],
  { maker, now, reasons }: WaitingChange,
): Promise<string> {
  const { kind, key, row } = rows[0] as ProposedRow;
  const [kept] = await queries
    .insert(catalogueChange)
    .values({
      state: 'waiting',
      askedAt: now,
      askedBy: maker.who,
      askedMember: maker.memberId,
      reasons,
      proposed: [...rows],
      rows: rows.length,
      kind,
      key,
      title: titleOf(kind, row ?? {}),
    })
    .returning({ id: catalogueChange.id });
  const id = String(kept?.id);
  await queries.insert(auditEntry).values({
    who: maker.who,
    action: maker.action,
    object: `catalogueChange ${id}`,
    after: { state: 'waiting', rows: rows.length, first: `${kind} ${key}` },
  });
  return id;
}

/** Rows as they are, by kind and key. */
async function heldRows(queries: Queries, rows: readonly ProposedRow[], now: Date) {
  const held = new Map<string, Awaited<ReturnType<typeof findRows>> extends Map<string, infer Row> ? Row : never>();
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const found = await findRows(
      queries,
      kind,
      ofKind.map(({ key }) => key),
      now,
    );
    for (const [key, row] of found) held.set(`${kind} ${key}`, row);
  }
  return held;
}

/** The version of a row; 0 where there is none. */
const versionOf = async (queries: Queries, { kind, key }: ProposedRow): Promise<number> =>
  (await findVersions(queries, kind, [key])).get(key) ?? 0;

/** @throws ProblemError conflict where a row is not of the version any more that a change was made from */
async function refuseChanged(queries: Queries, rows: readonly ProposedRow[]): Promise<void> {
  const changed: ProposedRow[] = [];
  for (const [kind, ofKind] of Map.groupBy(rows, (row) => row.kind)) {
    const held = await findVersions(
      queries,
      kind,
      ofKind.map(({ key }) => key),
    );
    changed.push(...ofKind.filter(({ key, version }) => (held.get(key) ?? 0) !== version));
  }
  if (changed.length === 0) return;
  const names = changed.slice(0, 5).map(({ key }) => `"${key}"`);
  throw conflict(`${changed.length} of its rows changed since: ${names.join(', ')}${changed.length > 5 ? ', …' : ''}`);
}
