import * as z from 'zod/mini';
import { ContentType } from './contentTypes.ts';
import { endpoint } from './endpoint.ts';
import { fromAnyHost } from './fromAnyHost.ts';
import { typedCode, typedLine, typedWords } from './typedText.ts';

const known = typedCode().check(z.minLength(1), z.maxLength(40));

/** A question and its answer; texts are plain. */
export const FaqEntry = z.object({
  question: typedLine().check(z.minLength(1, { error: 'Please fill all fields' }), z.maxLength(500)),
  answer: typedWords().check(z.trim(), z.minLength(1, { error: 'Please fill all fields' }), z.maxLength(5000)),
});
export type FaqEntry = z.infer<typeof FaqEntry>;

export const FaqGroup = z.object({ contentType: known, faqList: z.array(FaqEntry).check(z.maxLength(500)) });
export type FaqGroup = z.infer<typeof FaqGroup>;

const VideoUrl = typedCode().check(z.minLength(1), z.maxLength(2048));

export const VideoGroup = z.object({ contentType: known, videoList: z.array(VideoUrl).check(z.maxLength(500)) });
export type VideoGroup = z.infer<typeof VideoGroup>;

/** What every member's dashboard shows; the operator edits it. */
export const UserDashboard = z.object({
  /** Grows with every save; a save with an older version is refused. */
  version: z.number().check(z.int(), z.gte(0)),
  userDashboardBanner: z.nullable(
    z.object({
      bannerImageUrl: typedCode().check(z.maxLength(2048)),
      redirectUrl: typedCode().check(z.maxLength(2048)),
      /** Text instead of the picture, for those who cannot see it. */
      altText: z.optional(typedLine().check(z.maxLength(500))),
    }),
  ),
  userDashboardFAQ: z.array(FaqGroup).check(z.maxLength(40)),
  userDashboardVideos: z.array(VideoGroup).check(z.maxLength(40)),
});
export type UserDashboard = z.infer<typeof UserDashboard>;

const foreignDashboard = fromAnyHost(UserDashboard, {
  version: 0,
  userDashboardBanner: null,
});

const contentTypeQuery = z.object({ contentType: ContentType });

export const getUserDashboard = endpoint({
  method: 'GET',
  path: '/user-dashboard',
  summary: 'Banner, FAQs and videos of the dashboard',
  auth: 'member',
  response: UserDashboard,
  alsoAccepts: foreignDashboard,
  errors: [401],
});

export const saveUserDashboard = endpoint({
  method: 'POST',
  path: '/user-dashboard',
  summary: 'Replace the whole content of the dashboard; 409 where it has changed since it was read',
  auth: 'admin',
  right: 'content',
  keyed: true,
  body: UserDashboard,
  response: UserDashboard,
  alsoAccepts: foreignDashboard,
  errors: [401, 403, 409],
});

export const addFaqs = endpoint({
  method: 'POST',
  path: '/user-dashboard/faqs/add',
  summary: 'Add questions with answers to a group',
  auth: 'admin',
  right: 'content',
  keyed: true,
  query: contentTypeQuery,
  body: z.array(FaqEntry).check(z.minLength(1), z.maxLength(50)),
  response: UserDashboard,
  alsoAccepts: foreignDashboard,
  errors: [401, 403],
});

export const addVideos = endpoint({
  method: 'POST',
  path: '/user-dashboard/videos/add',
  summary: 'Add addresses of videos to a group',
  auth: 'admin',
  right: 'content',
  keyed: true,
  query: contentTypeQuery,
  body: z.array(VideoUrl).check(z.minLength(1), z.maxLength(50)),
  response: UserDashboard,
  alsoAccepts: foreignDashboard,
  errors: [401, 403],
});

const ListedFaq = z.extend(FaqEntry, { contentType: z.string() });

export const listFaqs = endpoint({
  method: 'GET',
  path: '/faqs',
  summary: 'All questions with their answers',
  auth: 'public',
  response: z.object({ faqs: z.array(ListedFaq) }),
  alsoAccepts: z.object({ faqs: z.array(fromAnyHost(ListedFaq, { contentType: '' })) }),
});
