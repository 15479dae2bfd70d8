import type { ConformanceCase } from './ConformanceCase.ts';

const verdict = (wanted: string) => (answer: unknown) => (answer as { verdict: string }).verdict === wanted;

export const serviceCases: readonly ConformanceCase[] = [
  {
    name: 'opens a shop of the catalogue',
    endpoint: 'checkRedirect',
    request: ({ storeHost }) => ({ query: { url: `https://${storeHost}/offers?a=b` } }),
    status: 200,
    check: verdict('go'),
  },
  {
    name: 'requires a click for another host',
    endpoint: 'checkRedirect',
    request: () => ({ query: { url: 'https://elsewhere.example/' } }),
    status: 200,
    check: verdict('ask'),
  },
  ...['javascript:alert(1)', 'data:text/html,x', '/relative', 'no address'].map((url): ConformanceCase => {
    const request = () => ({ query: { url } });
    return { name: `refuses ${url}`, endpoint: 'checkRedirect', request, status: 200, check: verdict('refuse') };
  }),
  { name: 'requires an address', endpoint: 'checkRedirect', status: 400 },
  { name: 'is live', endpoint: 'live', status: 200 },
  { name: 'is ready', endpoint: 'ready', status: 200 },
];
