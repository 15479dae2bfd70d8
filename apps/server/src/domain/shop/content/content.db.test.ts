import { type FaqEntry, UserDashboard } from '@potli/api';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createTestHost, type TestHost } from '../../../testing/createTestHost.ts';
import { joinAdmin, joinMember, type TestMember } from '../../../testing/joinMember.ts';

let apiHost: TestHost;
let admin: TestMember;
let otherAdmin: TestMember;
let member: TestMember;

const faq = (n: number): FaqEntry => ({ question: `Question ${n}?`, answer: `Answer ${n}.` });
const VIDEO = 'https://www.youtube-nocookie.com/embed/abc';
const read = async () => z.parse(UserDashboard, await (await member.get('/user-dashboard')).json());
const addFaqs = (who: TestMember, ...faqs: FaqEntry[]) =>
  who.send('POST', '/user-dashboard/faqs/add?contentType=STORE', faqs);
const questions = ({ userDashboardFAQ }: UserDashboard) =>
  userDashboardFAQ.flatMap(({ faqList }) => faqList.map(({ question }) => question));

beforeAll(async () => {
  apiHost = await createTestHost();
  [admin, otherAdmin, member] = await Promise.all([joinAdmin(apiHost), joinAdmin(apiHost), joinMember(apiHost)]);
});
afterAll(() => apiHost.close());
beforeEach(async () => {
  await admin.send('POST', '/user-dashboard', {
    version: (await read()).version,
    userDashboardBanner: { bannerImageUrl: '/demo/banner.svg', redirectUrl: '/stores', altText: 'All stores' },
    userDashboardFAQ: [{ contentType: 'STORE', faqList: [faq(1), faq(2)] }],
    userDashboardVideos: [{ contentType: 'STORE', videoList: [VIDEO] }],
  });
});

describe('the content of the dashboard', () => {
  it('is one for the dashboard and the public list of questions', async () => {
    await addFaqs(admin, faq(3));
    expect(questions(await read())).toEqual(['Question 1?', 'Question 2?', 'Question 3?']);
    const listed = await (await apiHost.call('/faqs')).json();
    expect(listed).toEqual({ faqs: [1, 2, 3].map((n) => ({ ...faq(n), contentType: 'STORE' })) });
  });

  it('creates a missing group', async () => {
    await admin.send('POST', '/user-dashboard/faqs/add?contentType=GIFT_CARD', [faq(9)]);
    await admin.send('POST', '/user-dashboard/videos/add?contentType=CREDIT_CARD', [VIDEO]);
    const { userDashboardFAQ, userDashboardVideos } = await read();
    expect(userDashboardFAQ.at(-1)).toEqual({ contentType: 'GIFT_CARD', faqList: [faq(9)] });
    expect(userDashboardVideos.at(-1)).toEqual({ contentType: 'CREDIT_CARD', videoList: [VIDEO] });
    const { rows } = await apiHost.database.pool.query<{ before: object; after: object }>(
      `select before, after from audit_entry order by id desc limit 2`,
    );
    expect(rows).toMatchObject([
      { before: null, after: { contentType: 'CREDIT_CARD', videoUrl: VIDEO } },
      { before: null, after: { contentType: 'GIFT_CARD', question: 'Question 9?' } },
    ]);
  });

  it('is saved with its named parts only', async () => {
    const now = await read();
    await admin.send('POST', '/user-dashboard', { ...now, id: 7, note: 'x' });
    expect(await read()).toEqual({ ...now, version: now.version + 1 });
  });

  it.each([
    '/user-dashboard',
    '/user-dashboard/faqs/add?contentType=STORE',
    '/user-dashboard/videos/add?contentType=STORE',
  ])('is not for members to change by %s', async (path) => {
    const before = await read();
    const body = path.includes('faqs') ? [faq(1)] : path.includes('videos') ? [VIDEO] : before;
    const refused = await member.send('POST', path, body);
    expect(refused.status).toBe(403);
    await expect(refused.json()).resolves.toMatchObject({ errors: ['You do not have permission to do this.'] });
    expect(await read()).toEqual(before);
  });

  it.each([
    [
      'a video of another site',
      { userDashboardVideos: [{ contentType: 'STORE', videoList: ['https://evil.example/v'] }] },
    ],
    ['a banner that runs', { userDashboardBanner: { bannerImageUrl: '/a.svg', redirectUrl: 'javascript:alert(1)' } }],
    [
      'a banner that leads elsewhere unseen',
      { userDashboardBanner: { bannerImageUrl: '/a.svg', redirectUrl: '//evil.example' } },
    ],
    [
      'a banner that leads elsewhere by a tab',
      { userDashboardBanner: { bannerImageUrl: '/a.svg', redirectUrl: '/\t/evil.example' } },
    ],
    [
      'a picture of another scheme',
      { userDashboardBanner: { bannerImageUrl: 'http://a.example/a.svg', redirectUrl: '/' } },
    ],
    [
      'a banner with a name in it',
      { userDashboardBanner: { bannerImageUrl: '/a.svg', redirectUrl: 'https://a:b@c.example/' } },
    ],
    [
      'a banner that resolves elsewhere',
      { userDashboardBanner: { bannerImageUrl: '/a.svg', redirectUrl: '/.//evil.example' } },
    ],
    ['an empty answer', { userDashboardFAQ: [{ contentType: 'STORE', faqList: [{ question: 'a', answer: ' ' }] }] }],
  ])('takes no %s', async (_kind, change) => {
    const before = await read();
    expect((await admin.send('POST', '/user-dashboard', { ...before, ...change })).status).toBe(400);
    expect(await read()).toEqual(before);
  });

  it('stores normalised addresses', async () => {
    await admin.send('POST', '/user-dashboard', {
      ...(await read()),
      userDashboardBanner: { bannerImageUrl: '/सा.svg', redirectUrl: 'https://Shop.Example/a b' },
      userDashboardVideos: [{ contentType: 'STORE', videoList: ['https://WWW.youtube.com/watch?v=अ'] }],
    });
    const { userDashboardBanner, userDashboardVideos } = await read();
    expect(userDashboardBanner).toMatchObject({
      bannerImageUrl: '/%E0%A4%B8%E0%A4%BE.svg',
      redirectUrl: 'https://shop.example/a%20b',
    });
    expect(userDashboardVideos[0]?.videoList).toEqual(['https://www.youtube.com/watch?v=%E0%A4%85']);
  });

  it('allows 500 entries per group', async () => {
    const now = await read();
    const faqList = Array.from({ length: 499 }, (_, n) => faq(n));
    await admin.send('POST', '/user-dashboard', { ...now, userDashboardFAQ: [{ contentType: 'STORE', faqList }] });
    expect((await addFaqs(admin, faq(500))).status).toBe(200);
    expect((await addFaqs(admin, faq(501))).status).toBe(400);
  });
});

describe('two operators at once', () => {
  it('lose no addition', async () => {
    const added = Array.from({ length: 10 }, (_, n) => addFaqs(n % 2 === 0 ? admin : otherAdmin, faq(100 + n)));
    for (const { status } of await Promise.all(added)) expect(status).toBe(200);
    const shown = questions(await read());
    for (let n = 0; n < 10; n += 1) expect(shown).toContain(`Question ${100 + n}?`);
  });

  it('saving the same version: one has to reload, and the other is not lost', async () => {
    const seen = await read();
    const without = (n: number) => ({
      ...seen,
      userDashboardFAQ: [{ contentType: 'STORE', faqList: [faq(1), faq(2)].filter((_, index) => index !== n) }],
    });
    const answers = await Promise.all([
      admin.send('POST', '/user-dashboard', without(0)),
      otherAdmin.send('POST', '/user-dashboard', without(1)),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const text = 'Somebody else saved in the meantime. Reload and try again.';
    await expect(refused?.json()).resolves.toEqual({ status: 409, message: text, errors: [text] });
    expect(questions(await read())).toHaveLength(1);
  });

  it('a stale save does not undo later additions', async () => {
    const seen = await read();
    await addFaqs(otherAdmin, faq(7));
    const stale = { ...seen, userDashboardFAQ: [] };
    expect((await admin.send('POST', '/user-dashboard', stale)).status).toBe(409);
    expect(questions(await read())).toContain('Question 7?');
  });

  it('a stale save does not undo what the desk changed, nor what has appeared by its dates', async () => {
    const save = (content: object) => admin.send('POST', '/user-dashboard', content);
    const add = (key: string, more: object = {}) =>
      otherAdmin.send('POST', '/admin/catalogue/faqs', {
        fields: { key, contentType: 'STORE', question: `${key}?`, answer: 'By {refundDays}.', rank: 9, ...more },
      });
    const seen = await read();
    expect((await add('of-the-desk')).status).toBe(200);
    expect((await save(seen)).status).toBe(409);
    expect(questions(await read())).toContain('of-the-desk?');

    await add('by-the-clock', { liveFrom: new Date(Date.now() + 700).toISOString() });
    const before = await read();
    expect(questions(before)).not.toContain('by-the-clock?');
    await expect.poll(async () => questions(await read())).toContain('by-the-clock?');
    expect((await save(before)).status).toBe(409);

    // numbers of the rules stay names in what is only saved again, and in what comes back
    const now = await read();
    await save({ ...now, userDashboardFAQ: [] });
    await save({ ...(await read()), userDashboardFAQ: now.userDashboardFAQ });
    const { rows } = await apiHost.database.pool.query(`select answer from faq where key = 'of-the-desk'`);
    expect(rows).toEqual([{ answer: 'By {refundDays}.' }]);
  });
});
