import type { UserDashboard } from '@potli/api/contract/dashboardContent';
import { expect, test } from 'vitest';
import { withoutFaq } from './useDeleteFaq.ts';

const faq = { question: 'How many?', answer: 'One.' };
const other = { question: 'How many?', answer: 'Two.' };
const content: UserDashboard = {
  version: 7,
  userDashboardBanner: null,
  userDashboardFAQ: [
    { contentType: 'STORE', faqList: [other, faq, faq] },
    { contentType: 'GIFT_CARD', faqList: [faq] },
  ],
  userDashboardVideos: [{ contentType: 'STORE', videoList: ['https://vimeo.com/1'] }],
};

test('removes one question from one group, and nothing else', () => {
  const left = withoutFaq(content, { ...faq, contentType: 'STORE' });
  expect(left).toEqual({
    ...content,
    userDashboardFAQ: [{ contentType: 'STORE', faqList: [other, faq] }, content.userDashboardFAQ[1]],
  });
  expect(content.userDashboardFAQ[0]?.faqList).toHaveLength(3);
});

test.each([
  { ...faq, contentType: 'OFFER' },
  { ...other, contentType: 'GIFT_CARD' },
])('changes nothing where there is no such question: %j', (missing) => {
  expect(withoutFaq(content, missing)).toEqual(content);
});
