import { isDeepStrictEqual } from 'node:util';
import type { FaqEntry, listFaqs, ResponseOf, UserDashboard } from '@potli/api';
import { ContentType } from '@potli/api/contract/contentTypes';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { dashboardContent } from '../../../db/schema/dashboardContent.ts';
import { conflict, invalid } from '../../../errors/ProblemError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import type { Maker } from '../catalogue/desk/Maker.ts';
import { makeChange } from '../catalogue/desk/makeChange.ts';
import { lockCatalogue } from '../catalogue/import/lockCatalogue.ts';
import { MOST_OF_A_SUBJECT, readFaqs, readVideos } from '../catalogue/read/readHelp.ts';
import { bannerOf, checkVideos } from './checkContent.ts';
import { contentVersion } from './contentVersion.ts';
import { rowsOfContent } from './rowsOfContent.ts';

type Content = Omit<UserDashboard, 'version'>;

/** What an operator adds to a group. */
export interface Addition<Entry> {
  contentType: ContentType;
  added: readonly Entry[];
  maker: Maker;
}

/** No rate is among the rows of help, so none waits for a second person. */
const change = makeChange(Number.POSITIVE_INFINITY);

/** The dashboard's content as one object: its banner, and the questions and videos of the catalogue that members see now. */
export function createContentService({ orm }: Pick<Database, 'orm'>) {
  return {
    read: () => readContent(orm, new Date()),

    /** @throws ProblemError invalid, conflict where it was changed after it was read */
    save(body: UserDashboard, maker: Maker, once: Once<UserDashboard>): Promise<UserDashboard> {
      return once((queries) =>
        changeContent(queries, maker, ({ version }) => {
          if (version !== body.version) throw conflict('Somebody else saved in the meantime. Reload and try again.');
          return body;
        }),
      );
    },

    /** Adds to the end of a group, after what others have saved. @throws ProblemError invalid */
    addFaqs({ contentType, added, maker }: Addition<FaqEntry>, once: Once<UserDashboard>): Promise<UserDashboard> {
      return once((queries) =>
        changeContent(queries, maker, (content) => {
          const there = content.userDashboardFAQ.find((group) => group.contentType === contentType)?.faqList;
          const grown = { contentType, faqList: atMost(there, added) };
          return { ...content, userDashboardFAQ: [...without(content.userDashboardFAQ, contentType), grown] };
        }),
      );
    },

    /** The same for videos. @throws ProblemError invalid, also for a video of another site */
    addVideos({ contentType, added, maker }: Addition<string>, once: Once<UserDashboard>): Promise<UserDashboard> {
      return once((queries) =>
        changeContent(queries, maker, (content) => {
          const there = content.userDashboardVideos.find((group) => group.contentType === contentType)?.videoList;
          const grown = { contentType, videoList: atMost(there, added) };
          return { ...content, userDashboardVideos: [...without(content.userDashboardVideos, contentType), grown] };
        }),
      );
    },

    /** All questions with their answers, in the order of the dashboard. */
    async faqs(): Promise<ResponseOf<typeof listFaqs>> {
      const groups = await readFaqs(orm);
      return { faqs: groups.flatMap(({ contentType, faqList }) => faqList.map((faq) => ({ ...faq, contentType }))) };
    },
  };
}

/** @param known lists that are known to be as they were */
async function readContent(queries: Queries, now: Date, known: Partial<Content> = {}): Promise<UserDashboard> {
  const [row] = await queries
    .select({ version: contentVersion(now), content: dashboardContent.content })
    .from(dashboardContent);
  if (!row) throw new Error('The dashboard has no content row');
  return {
    version: row.version,
    userDashboardBanner: row.content.userDashboardBanner,
    userDashboardFAQ: known.userDashboardFAQ ?? (await readFaqs(queries, now)),
    userDashboardVideos: known.userDashboardVideos ?? (await readVideos(queries, now)),
  };
}

/** Changes the content under the lock of the catalogue, so that of two changes at once none is lost. */
async function changeContent(
  queries: Queries,
  maker: Maker,
  edit: (now: UserDashboard) => Content,
): Promise<UserDashboard> {
  await lockCatalogue(queries);
  const now = new Date();
  const before = await readContent(queries, now);
  const wanted = edit(before);
  const changes = changesOf(before, wanted);
  const rows = await rowsOfContent(queries, changes, now);
  if (rows.length > 0) await change.propose(queries, rows, { maker, now });
  const banner = bannerOf(wanted.userDashboardBanner);
  // each row that changed is counted, and has an entry of its own
  const isSaved = rows.length === 0 || !isDeepStrictEqual(before.userDashboardBanner, banner);
  if (isSaved) await writeBanner(queries, banner);
  const after = await readContent(queries, now, {
    ...(!changes.faqs && { userDashboardFAQ: before.userDashboardFAQ }),
    ...(!changes.videos && { userDashboardVideos: before.userDashboardVideos }),
  });
  if (isSaved) {
    await recordAudit(queries, {
      who: maker.who,
      action: maker.action,
      object: 'dashboard',
      before: { version: before.version, ...before.userDashboardBanner },
      after: { version: after.version, ...after.userDashboardBanner },
    });
  }
  return after;
}

/** The lists that differ. */
function changesOf(before: UserDashboard, { userDashboardFAQ, userDashboardVideos }: Content) {
  const faqs = userDashboardFAQ.map(({ contentType, faqList }) => ({
    contentType: knownType(contentType),
    entries: faqList,
  }));
  const videos = userDashboardVideos.map(({ contentType, videoList }) => ({
    contentType: knownType(contentType),
    entries: checkVideos(videoList),
  }));
  return {
    faqs: isDeepStrictEqual(userDashboardFAQ, before.userDashboardFAQ) ? undefined : faqs,
    videos: isDeepStrictEqual(userDashboardVideos, before.userDashboardVideos) ? undefined : videos,
  };
}

/** Writes the banner of the dashboard, and counts that its content was saved. */
export async function writeBanner(
  queries: Queries,
  userDashboardBanner: UserDashboard['userDashboardBanner'],
): Promise<void> {
  await queries
    .update(dashboardContent)
    .set({ content: { userDashboardBanner }, version: sql`${dashboardContent.version} + 1` })
    .where(sql`true`);
}

function knownType(given: string): ContentType {
  const known = ContentType.options.find((contentType) => contentType === given);
  if (!known) throw invalid(`contentType: There is no subject "${given}"`);
  return known;
}

const without = <Group extends { contentType: string }>(groups: readonly Group[], contentType: string): Group[] =>
  groups.filter((group) => group.contentType !== contentType);

function atMost<Entry>(there: readonly Entry[] = [], added: readonly Entry[]): Entry[] {
  if (there.length + added.length > MOST_OF_A_SUBJECT)
    throw invalid(`This group is full: it holds ${MOST_OF_A_SUBJECT} at most.`);
  return [...there, ...added];
}
