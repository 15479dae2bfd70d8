import type { ContentType, FaqEntry, FaqGroup, listFaqs, ResponseOf, UserDashboard, VideoGroup } from '@potli/api';
import { sql } from 'drizzle-orm';
import type { Database, Queries } from '../../../db/database.ts';
import { dashboardContent } from '../../../db/schema/dashboardContent.ts';
import { conflict, invalid } from '../../../errors/ProblemError.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { Once } from '../../platform/idempotency/createKeyedWrites.ts';
import { checkContent } from './checkContent.ts';

type Content = Omit<UserDashboard, 'version'>;

/** What an operator adds to a group. */
export interface Addition<Entry> {
  contentType: ContentType;
  added: readonly Entry[];
  /** For the audit log. */
  who: string;
}

/** The content of the dashboard, which operators edit. */
export function createContentService({ orm }: Pick<Database, 'orm'>) {
  async function read(): Promise<UserDashboard> {
    const [row] = await orm.select().from(dashboardContent);
    if (!row) throw new Error('The dashboard has no content row');
    return { ...row.content, version: row.version };
  }

  return {
    read,

    /** @param by for the audit log @throws ProblemError invalid, conflict where it was changed after it was read */
    save(body: UserDashboard, by: { who: string; action: string }, once: Once<UserDashboard>): Promise<UserDashboard> {
      return once((queries) =>
        changeContent(
          queries,
          ({ version }) => {
            if (version !== body.version) throw conflict('Somebody else saved in the meantime. Reload and try again.');
            const { userDashboardBanner, userDashboardFAQ, userDashboardVideos } = body;
            return { userDashboardBanner, userDashboardFAQ, userDashboardVideos };
          },
          by,
        ),
      );
    },

    /** Adds to the end of a group, after what others have saved. @throws ProblemError invalid */
    addFaqs({ contentType, added, who }: Addition<FaqEntry>, once: Once<UserDashboard>): Promise<UserDashboard> {
      const grow = (group: FaqGroup | undefined) => ({ contentType, faqList: atMost500(group?.faqList, added) });
      return once((queries) =>
        changeContent(
          queries,
          (content) => ({
            ...content,
            userDashboardFAQ: withGroup(content.userDashboardFAQ, contentType, grow),
          }),
          { who, action: 'addFaqs', contentType },
        ),
      );
    },

    /** The same for videos. @throws ProblemError invalid, also for a video of another site */
    addVideos({ contentType, added, who }: Addition<string>, once: Once<UserDashboard>): Promise<UserDashboard> {
      const grow = (group: VideoGroup | undefined) => ({ contentType, videoList: atMost500(group?.videoList, added) });
      return once((queries) =>
        changeContent(
          queries,
          (content) => ({
            ...content,
            userDashboardVideos: withGroup(content.userDashboardVideos, contentType, grow),
          }),
          { who, action: 'addVideos', contentType },
        ),
      );
    },

    /** All questions with their answers, in the order of the dashboard. */
    async faqs(): Promise<ResponseOf<typeof listFaqs>> {
      const { userDashboardFAQ } = await read();
      return {
        faqs: userDashboardFAQ.flatMap(({ contentType, faqList }) => faqList.map((faq) => ({ ...faq, contentType }))),
      };
    },
  };
}

/** The operator, by which call, and in which group. */
interface ContentEditor {
  who: string;
  action: string;
  contentType?: ContentType;
}

/**
 * Changes the content under the lock of its row, so that of two changes at once none is lost. Call it in a
 * transaction.
 * @param by for the audit log; absent where the shop does it itself
 */
export async function changeContent(
  queries: Queries,
  change: (now: UserDashboard) => Content,
  by?: ContentEditor,
): Promise<UserDashboard> {
  const [row] = await queries.select().from(dashboardContent).for('update');
  if (!row) throw new Error('The dashboard has no content row');
  const content = checkContent(change({ ...row.content, version: row.version }));
  const version = row.version + 1;
  await queries.update(dashboardContent).set({ content, version }).where(sql`true`);
  if (by) {
    const [before, after] = [sizesOf(row.content), sizesOf(content)].map((sizes) => ({
      contentType: by.contentType,
      ...sizes,
    }));
    await recordAudit(queries, {
      ...{ who: by.who, action: by.action, object: 'dashboard' },
      before: { version: row.version, ...before },
      after: { version, ...after },
    });
  }
  return { ...content, version };
}

/** The audit log has no texts of the content, but how much there is of it. */
const sizesOf = ({ userDashboardFAQ, userDashboardVideos }: Content) => ({
  faqs: userDashboardFAQ.reduce((sum, { faqList }) => sum + faqList.length, 0),
  videos: userDashboardVideos.reduce((sum, { videoList }) => sum + videoList.length, 0),
});

function withGroup<Group extends { contentType: string }>(
  groups: readonly Group[],
  contentType: string,
  grow: (group: Group | undefined) => Group,
): Group[] {
  if (!groups.some((group) => group.contentType === contentType)) return [...groups, grow(undefined)];
  return groups.map((group) => (group.contentType === contentType ? grow(group) : group));
}

function atMost500<Entry>(there: readonly Entry[] = [], added: readonly Entry[]): Entry[] {
  if (there.length + added.length > 500) throw invalid('This group is full: it holds 500 at most.');
  return [...there, ...added];
}
