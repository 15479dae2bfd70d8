import { delay, HttpResponse, http } from 'msw';
import { demoDisputes } from '../../fixtures/index.ts';
import { createHandler } from '../http/createHandlers.ts';
import { MockProblem } from '../http/MockProblem.ts';
import { MOCK_UPLOAD_PATH } from '../resources/uploads.ts';
import { noRows, toPage } from '../toPage.ts';
import { failing, failingSilently, refusing, slow, withoutSession } from './failures.ts';

const nameLists = ['listStoreNames', 'listCreditCardNames', 'listFlashDealNames'] as const;

/** More claims than any one page may hold: the demo's claims repeated, with different order ids. */
const manyDisputes = Array.from({ length: 44 }, () => demoDisputes)
  .flat()
  .slice(0, 263)
  .map((dispute, index) => ({ ...dispute, id: String(263 - index), storeOrderId: `ORDER-${263 - index}` }));

/** Claims of missing cashback. */
export const disputesScenarios = {
  empty: () => [createHandler('listMyDisputes', noRows)],
  manyPages: () => [createHandler('listMyDisputes', ({ query }) => toPage(manyDisputes, query))],
  allAtOnce: () => [createHandler('listMyDisputes', () => toPage(manyDisputes, { pageNumber: 0, pageSize: 263 }))],
  filesElsewhere: () => [
    createHandler('listMyDisputes', ({ query }) =>
      toPage(
        demoDisputes.map((dispute) => ({ ...dispute, downloadLinks: ['https://files.example/1/invoice.pdf'] })),
        query,
      ),
    ),
  ],
  unknownStatus: () => [
    createHandler('listMyDisputes', ({ query }) =>
      toPage(
        demoDisputes.map((dispute) => ({
          ...dispute,
          disputeStatus: 'WAITING_FOR_BANK',
          storeId: 'gone',
          storeName: null,
        })),
        query,
      ),
    ),
  ],
  slow: () => slow('listMyDisputes'),
  failing: () => failing('listMyDisputes'),
  unauthorized: () => withoutSession('listMyDisputes'),
};

/** Filing a claim. */
export const disputeScenarios = {
  failing: () => failing('createDispute'),
  failingSilently: () => failingSilently('createDispute'),
  slow: () => slow('createDispute'),
  /** Of what was asked for. */
  answerFailing: () => failing('answerDispute'),
  answerSlow: () => slow('answerDispute'),
  taken: () =>
    refusing(() => new MockProblem(409, 'You have filed a claim for this order already.'), ['createDispute']),
  namesFailing: () => failing(...nameLists),
  namesSlow: () => slow(...nameLists),
  /** The first store takes no claims. */
  closed: () => [createHandler('listStoreNames', () => [{ id: '1', storeName: 'Juttigali', takesClaims: false }])],
};

/** Sending files. */
export const uploadScenarios = {
  /** The image host takes the file, but its answer never comes. */
  slow: () => [http.post(`*${MOCK_UPLOAD_PATH}`, () => delay('infinite').then(() => HttpResponse.error()))],
  failing: () => [
    http.post(`*${MOCK_UPLOAD_PATH}`, () =>
      HttpResponse.json({ status: 415, message: 'No', errors: ['This file is no image and no PDF.'] }, { status: 415 }),
    ),
  ],
  ticketFailing: () => failing('getUploadTicket'),
  /** The files of a claim are no longer there. */
  fileMissing: () => [
    http.get(`*${MOCK_UPLOAD_PATH}/:name`, () =>
      HttpResponse.json({ status: 404, message: 'Not found.', errors: ['Not found.'] }, { status: 404 }),
    ),
  ],
};
