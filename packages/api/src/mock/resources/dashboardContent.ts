import type * as calls from '../../contract/dashboardContent.ts';
import type { UserDashboard } from '../../contract/dashboardContent.ts';
import type { Shop } from '../createShop.ts';
import type { ResolversOf } from '../http/createRoutes.ts';
import { MockProblem } from '../http/MockProblem.ts';

export const staleDashboard = () => new MockProblem(409, 'Somebody else saved in the meantime. Reload and try again.');

const noVideo = () => new MockProblem(400, 'Please enter a valid video URL from YouTube, Vimeo, or Dailymotion.');

const VIDEO_SITE = /^https:\/\/([\w-]+\.)*(youtube(-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly)\//;

/** Stores what is saved as long as its handlers exist. */
export function dashboardContentResolvers(
  { faqs, videos }: Pick<Shop, 'faqs' | 'videos'>,
  userDashboardBanner: UserDashboard['userDashboardBanner'],
): ResolversOf<typeof calls> {
  let kept: UserDashboard = {
    version: 1,
    userDashboardBanner,
    userDashboardFAQ: faqs,
    userDashboardVideos: videos,
  };

  function save(change: Partial<UserDashboard>): UserDashboard {
    kept = { ...kept, ...change, version: kept.version + 1 };
    return kept;
  }

  return {
    getUserDashboard: () => kept,
    saveUserDashboard({ body }) {
      if (body.version !== kept.version) throw staleDashboard();
      return save(body);
    },
    addFaqs({ query: { contentType }, body }) {
      const userDashboardFAQ = grown(kept.userDashboardFAQ, contentType, (group) => ({
        contentType,
        faqList: [...(group?.faqList ?? []), ...body],
      }));
      return save({ userDashboardFAQ });
    },
    addVideos({ query: { contentType }, body }) {
      if (!body.every((url) => VIDEO_SITE.test(url))) throw noVideo();
      const userDashboardVideos = grown(kept.userDashboardVideos, contentType, (group) => ({
        contentType,
        videoList: [...(group?.videoList ?? []), ...body],
      }));
      return save({ userDashboardVideos });
    },
    listFaqs: () => ({
      faqs: kept.userDashboardFAQ.flatMap(({ contentType, faqList }) =>
        faqList.map((faq) => ({ ...faq, contentType })),
      ),
    }),
  };
}

/** The groups with one of them changed, or added where it was missing. */
function grown<Group extends { contentType: string }>(
  groups: readonly Group[],
  contentType: string,
  grow: (group: Group | undefined) => Group,
): Group[] {
  const known = groups.some((group) => group.contentType === contentType);
  if (!known) return [...groups, grow(undefined)];
  return groups.map((group) => (group.contentType === contentType ? grow(group) : group));
}
