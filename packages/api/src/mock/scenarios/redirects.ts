import { createHandler } from '../http/createHandlers.ts';
import { failing, slow } from './failures.ts';

/** The check of an address on the redirect page. */
export const redirectScenarios = {
  go: () => [
    createHandler('checkRedirect', ({ query }) => ({ verdict: 'go', url: query.url, host: new URL(query.url).host })),
  ],
  ask: () => [
    createHandler('checkRedirect', ({ query }) => ({ verdict: 'ask', url: query.url, host: new URL(query.url).host })),
  ],
  refuse: () => [createHandler('checkRedirect', () => ({ verdict: 'refuse', url: '', host: '' }))],
  failing: () => failing('checkRedirect'),
  slow: () => slow('checkRedirect'),
};
