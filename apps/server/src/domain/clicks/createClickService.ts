import type { Click, ClickOutcome, ClickTarget, DeviceInfo, Page } from '@potli/api';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { click } from '../../db/schema/click.ts';
import type { RateLimits } from '../../limits/createRateLimits.ts';
import { notFound } from '../../problem.ts';
import type { FindClickDestination } from './ClickDestination.ts';
import { type ClickRow, toClickRow } from './clickRows.ts';
import type { RowWriter } from './groupCommit.ts';
import { createUuidV7 } from './uuidV7.ts';

export interface NewClick {
  memberId: bigint;
  source: ClickTarget;
  /** Id of the store, card, offer, flash deal or gift card. */
  targetId: string;
  device: DeviceInfo;
}

interface ClickParts {
  database: Database;
  limits: RateLimits;
  findDestination: FindClickDestination;
  writer: RowWriter<ClickRow>;
}

export type ClickService = ReturnType<typeof createClickService>;

/** Click-outs: recorded once, for ever, at the rate of that moment. */
export function createClickService({ database, limits, findDestination, writer }: ClickParts) {
  const uuidV7 = createUuidV7();
  const page = preparePage(database);

  return {
    /**
     * Records a click and answers, after the commit, where it leads: the stored link with the click's id in it.
     * @throws ProblemError 404 for an unknown target, 429, 503
     */
    async record({ memberId, source, targetId, device }: NewClick): Promise<ClickOutcome> {
      const member = String(memberId);
      await limits.consume('clickPerMinute', member);
      await limits.consume('clickPerDay', member);
      const destination = await findDestination(source, targetId);
      if (!destination) throw notFound('We do not have this shop or offer any more.');
      const atMs = Date.now();
      const row = toClickRow({ id: uuidV7(atMs), memberId, source, clickedAt: new Date(atMs), device, destination });
      await writer.add(row);
      return { clickId: row.id, redirectUrl: row.redirectUrl ?? undefined };
    },

    /** Newest first. */
    async listOf(memberId: bigint, { pageNumber, pageSize }: PageRequest): Promise<Page<Click>> {
      const [rows, [count]] = await Promise.all([
        page.rows.execute({ memberId, limit: pageSize, offset: pageNumber * pageSize }),
        page.count.execute({ memberId }),
      ]);
      const totalCount = count?.total ?? 0;
      return { rows: rows.map(toClick), totalCount, totalPages: Math.ceil(totalCount / pageSize) };
    },
  };
}

interface PageRequest {
  pageNumber: number;
  pageSize: number;
}

function preparePage({ orm }: Database) {
  const ofMember = eq(click.memberId, sql.placeholder('memberId'));
  return {
    rows: orm
      .select()
      .from(click)
      .where(ofMember)
      .orderBy(desc(click.id))
      .limit(sql.placeholder('limit'))
      .offset(sql.placeholder('offset'))
      .prepare('clicks_of_member'),
    count: orm
      .select({ total: sql`count(*)`.mapWith(Number) })
      .from(click)
      .where(ofMember)
      .prepare('count_clicks_of_member'),
  };
}

function toClick(row: typeof click.$inferSelect): Click {
  return {
    clickId: row.id,
    clickSource: row.source,
    storeId: String(row.sourceId),
    clickTime: row.clickedAt.toISOString(),
    defaultCashbackForUserAtTheTimeOfClick: Number(row.cashbackPaise) / 100,
    cashbackPercentageForUserAtTheTimeOfClick: row.cashbackBasisPoints / 100,
  };
}
