import { HttpResponse, http } from 'msw';
import { demoClickQuestions, demoClicks } from '../../fixtures/index.ts';
import { createHandler } from '../http/createHandlers.ts';
import { MockProblem, notFound } from '../http/MockProblem.ts';
import { noRows, toPage } from '../toPage.ts';
import { failing, refusing, slow, withoutSession } from './failures.ts';

/** The member's list of clicks. `sources` are the calls that return the names of what was clicked. */
export const clicksScenarios = {
  empty: () => [createHandler('listMyClicks', noRows)],
  onePage: () => [createHandler('listMyClicks', ({ query }) => toPage(demoClicks.slice(0, 7), query))],
  failing: () => failing('listMyClicks'),
  slow: () => slow('listMyClicks'),
  unauthorized: () => withoutSession('listMyClicks'),
  /** Names of stores, cards and offers cannot be resolved. */
  sourcesFailing: () => failing('listStores', 'listCreditCards', 'listOffers'),
  /** Stores, cards and offers of the clicks are no longer in the shop. */
  sourcesUnknown: () => [
    createHandler('listStores', noRows),
    createHandler('listCreditCards', noRows),
    createHandler('listOffers', noRows),
  ],
};

/** Clicking out. */
export const clickScenarios = {
  failing: () => failing('createClick'),
  slow: () => slow('createClick'),
  unauthorized: () => withoutSession('createClick'),
  missing: () => refusing(notFound, ['createClick']),
  busy: () =>
    refusing(() => new MockProblem(503, 'We are very busy right now. Please try again in a moment.'), ['createClick']),
  /** The answer of a host that sends only the id. */
  withoutLink: () => [createHandler('createClick', () => ({ clickId: '019aa0c5-2f40-7000-8000-000000000002' }))],
};

/** Questions about clicks without an order. */
export const clickQuestionScenarios = {
  empty: () => [createHandler('listClickQuestions', () => [])],
  /** The member answered yes, and the claim is still to be filed. */
  unfinished: () => [
    createHandler('listClickQuestions', () => demoClickQuestions.map((question) => ({ ...question, bought: true }))),
  ],
  failing: () => failing('listClickQuestions'),
  slow: () => slow('listClickQuestions'),
  answerFailing: () => failing('answerClickQuestion'),
  answerSlow: () => slow('answerClickQuestion'),
  answerUnreachable: () => [http.post('*/api/clicks/:id/answer', () => HttpResponse.error())],
  /** The order came while the question was on the screen. */
  arrived: () =>
    refusing(() => new MockProblem(409, 'This order has arrived. You find it in My Orders.'), ['answerClickQuestion']),
};
