import type { FaqGroup, UserDashboard, VideoGroup } from '../contract/dashboardContent.ts';
import type { StaticText } from '../contract/texts.ts';
import { fillPolicyWords } from '../contract/textWords.ts';
import type { ConformanceCase, ConformanceSender, Known } from './ConformanceCase.ts';

const faq = { question: 'Is this one answered?', answer: 'It is.' };
const video = 'https://www.youtube-nocookie.com/embed/potliDemo51';

const KEY = 'conformance-of-content-1';

const save = (name: string, as: ConformanceSender, status: number): ConformanceCase => ({
  name,
  endpoint: 'saveUserDashboard',
  as,
  request: ({ dashboard }) => ({ body: dashboard }),
  status,
});

const addFaq = (name: string, as: ConformanceSender, status: number, change: object = {}): ConformanceCase => ({
  name,
  endpoint: 'addFaqs',
  as,
  request: () => ({ query: { contentType: 'GIFT_CARD' }, body: [faq], ...change }),
  status,
});

const addVideo = (name: string, as: ConformanceSender, status: number, change: object = {}): ConformanceCase => ({
  name,
  endpoint: 'addVideos',
  as,
  request: () => ({ query: { contentType: 'FLASH_DEALS' }, body: [video], ...change }),
  status,
});

export const contentCases: readonly ConformanceCase[] = [
  {
    name: 'has a banner, FAQs and videos',
    endpoint: 'getUserDashboard',
    as: 'member',
    demo: true,
    status: 200,
    check: isFull,
  },
  { ...save('is saved with the version that was read', 'admin', 200), check: isNewer },
  save('is not saved over what came in between', 'admin', 409),
  {
    name: 'requires all fields',
    endpoint: 'saveUserDashboard',
    as: 'admin',
    request: () => ({ body: { version: 1 } }),
    status: 400,
  },
  { ...addFaq('adds one at the end of its group', 'admin', 200), check: endsWithFaq },
  addFaq('requires every field', 'admin', 400, { body: [{ ...faq, answer: '  ' }] }),
  addFaq('requires at least one', 'admin', 400, { body: [] }),
  addFaq('refuses an unknown group', 'admin', 400, { query: { contentType: 'SHOP' } }),
  { ...addVideo('adds one at the end of its group', 'admin', 200), check: endsWithVideo },
  addVideo('accepts only three sites', 'admin', 400, { body: ['https://elsewhere.example/watch?v=potliDemo51'] }),
  addVideo('refuses a script', 'admin', 400, { body: ['javascript:alert(1)//youtube.com/embed/potliDemo51'] }),
  { ...addFaq('adds a repeated one once', 'admin', 200, { key: KEY }), sentTwice: true },
  addFaq('refuses a key of another request', 'admin', 409, { key: KEY, body: [faq, faq] }),
  addFaq('refuses a malformed key', 'admin', 400, { key: 'short' }),
  addFaq('is not for members, not even with malformed requests', 'member', 403, { body: '{', key: 'short' }),
  { name: 'lists all questions', endpoint: 'listFaqs', status: 200, check: isListOfFaqs },
  {
    name: 'says the terms, with the numbers of the rules',
    endpoint: 'getText',
    request: () => ({ params: { key: 'terms-and-conditions' } }),
    demo: true,
    status: 200,
    check: saysNumbers,
  },
  {
    name: 'has no text without a page',
    endpoint: 'getText',
    request: () => ({ params: { key: 'poems' } }),
    status: 404,
  },
];

function isFull(answer: unknown): boolean {
  const { userDashboardBanner, userDashboardFAQ, userDashboardVideos } = answer as UserDashboard;
  return Boolean(userDashboardBanner) && userDashboardFAQ.length > 0 && userDashboardVideos.length > 0;
}

function isNewer(answer: unknown, { dashboard }: Known): boolean {
  return (answer as UserDashboard).version > dashboard.version;
}

function endsWithFaq(answer: unknown): boolean {
  const group = (answer as UserDashboard).userDashboardFAQ.find(
    ({ contentType }: FaqGroup) => contentType === 'GIFT_CARD',
  );
  return group?.faqList.at(-1)?.question === faq.question;
}

function endsWithVideo(answer: unknown): boolean {
  const { userDashboardVideos } = answer as UserDashboard;
  const group = userDashboardVideos.find(({ contentType }: VideoGroup) => contentType === 'FLASH_DEALS');
  return group?.videoList.at(-1) === video;
}

function saysNumbers(answer: unknown): boolean {
  const { sections } = answer as StaticText;
  const words = sections.map(({ html }) => html).join('');
  return words === fillPolicyWords(words) && words.includes('{productName}');
}

function isListOfFaqs(answer: unknown, { dashboard }: Known): boolean {
  const { faqs } = answer as { faqs: object[] };
  return faqs.length >= dashboard.userDashboardFAQ.flatMap(({ faqList }) => faqList).length;
}
