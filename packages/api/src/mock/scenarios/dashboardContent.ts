import { createHandler } from '../http/createHandlers.ts';
import { dashboardContentResolvers, staleDashboard } from '../resources/dashboardContent.ts';
import { failing, failingSilently, refusing, slow } from './failures.ts';

/** Banner, FAQs and videos of the dashboard. */
export const dashboardContentScenarios = {
  empty: () => [
    createHandler('getUserDashboard', () => ({
      version: 0,
      userDashboardBanner: null,
      userDashboardFAQ: [],
      userDashboardVideos: [],
    })),
  ],
  failing: () => failing('getUserDashboard'),
  slow: () => slow('getUserDashboard'),
  /** One address is of no video site. */
  withStrangeVideo: () => [
    createHandler('getUserDashboard', () => ({
      version: 1,
      userDashboardBanner: null,
      userDashboardFAQ: [],
      userDashboardVideos: [{ contentType: 'OFFER', videoList: ['https://elsewhere.example/watch?v=1'] }],
    })),
  ],
  saveFails: () => failing('saveUserDashboard'),
  saveSlow: () => slow('saveUserDashboard'),
  /** Another admin saved first. */
  saveStale: () => refusing(staleDashboard, ['saveUserDashboard']),
  /** Another admin has replaced all questions; what is saved from now on is stored. */
  changedByOthers: () => {
    const faqList = [{ question: 'Asked by others?', answer: 'Yes.' }];
    const content = { faqs: [{ contentType: 'STORE' as const, faqList }], videos: [] };
    const { getUserDashboard, saveUserDashboard } = dashboardContentResolvers(content, null);
    return [createHandler('getUserDashboard', getUserDashboard), createHandler('saveUserDashboard', saveUserDashboard)];
  },
  addFails: () => failing('addFaqs', 'addVideos'),
  addFailsSilently: () => failingSilently('addFaqs', 'addVideos'),
  addSlow: () => slow('addFaqs', 'addVideos'),
};
