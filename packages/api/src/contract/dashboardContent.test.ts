import { expect, test } from 'vitest';
import { createClient } from '../client/createClient.ts';
import { getUserDashboard, saveUserDashboard } from './dashboardContent.ts';

test('what a host sent with ids is saved without them', async () => {
  const content = {
    id: 9,
    version: 3,
    userDashboardBanner: { id: 1, bannerImageUrl: '/b.svg', redirectUrl: '/stores' },
    userDashboardFAQ: [{ id: 2, contentType: 'STORE', faqList: [{ id: 3, question: 'Why?', answer: 'So.' }] }],
    userDashboardVideos: [{ id: 4, contentType: 'STORE', videoList: ['https://vimeo.com/1'] }],
  };
  const sent: unknown[] = [];
  const fetch = async (_url: string, { body }: RequestInit) => {
    sent.push(body);
    return Response.json(content);
  };
  const { call } = createClient({ host: '', fetch });
  await call(saveUserDashboard, { body: await call(getUserDashboard, {}) });
  expect(sent.at(-1)).toContain('Why?');
  expect(sent.at(-1)).not.toContain('"id"');
});
