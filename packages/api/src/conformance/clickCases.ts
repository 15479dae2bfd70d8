import type { ClickQuestion, DeviceInfo } from '../contract/clicks.ts';
import { QUESTIONS_AT_ONCE } from '../contract/policy.ts';
import type { ConformanceCase, Known } from './ConformanceCase.ts';

const device: DeviceInfo = {
  deviceType: 'desktop',
  browserName: 'Chromium',
  browserVersion: '140.0',
  osName: 'Linux',
  osVersion: '',
  visitorId: 'conformance',
  geoCountry: 'Unknown',
  geoCity: 'Unknown',
  latitude: 0,
  longitude: 0,
};

const KEY = 'conformance-of-clicks-1';

const click =
  (change: { id?: string; clickSource?: string; body?: unknown; key?: string } = {}) =>
  ({ storeId }: Known) => ({
    params: { id: change.id ?? storeId },
    query: { clickSource: change.clickSource ?? 'STORE' },
    body: change.body ?? device,
    key: change.key,
  });

export const clickCases: readonly ConformanceCase[] = [
  {
    name: 'records a click',
    endpoint: 'createClick',
    as: 'member',
    request: click(),
    status: 200,
    check: hasClickId,
  },
  {
    name: 'records a click on a card',
    endpoint: 'createClick',
    as: 'member',
    request: (known) => click({ id: known.creditCardId, clickSource: 'CREDIT_CARD' })(known),
    status: 200,
    check: hasClickId,
  },
  {
    name: 'records a click on an offer',
    endpoint: 'createClick',
    as: 'member',
    request: (known) => click({ id: known.offerId, clickSource: 'OFFER' })(known),
    status: 200,
    check: hasClickId,
  },
  {
    name: 'records a repeated click once',
    endpoint: 'createClick',
    as: 'member',
    request: click({ key: KEY }),
    status: 200,
    sentTwice: true,
  },
  {
    name: 'refuses the key of another click',
    endpoint: 'createClick',
    as: 'member',
    request: click({ key: KEY, body: { ...device, visitorId: 'another' } }),
    status: 409,
  },
  {
    name: 'refuses a malformed key',
    endpoint: 'createClick',
    as: 'member',
    request: click({ key: 'short' }),
    status: 400,
  },
  {
    name: 'does not find an unknown store',
    endpoint: 'createClick',
    as: 'member',
    request: click({ id: '999999999' }),
    status: 404,
  },
  {
    name: 'does not find a store by words',
    endpoint: 'createClick',
    as: 'member',
    request: click({ id: 'no-number' }),
    status: 404,
  },
  {
    name: 'refuses an unknown source',
    endpoint: 'createClick',
    as: 'member',
    request: click({ clickSource: 'SHOP' }),
    status: 400,
  },
  {
    name: 'refuses an impossible latitude',
    endpoint: 'createClick',
    as: 'member',
    request: click({ body: { ...device, latitude: 91 } }),
    status: 400,
  },
  { name: 'refuses malformed JSON', endpoint: 'createClick', as: 'member', request: click({ body: '{' }), status: 400 },
  { name: 'lists them', endpoint: 'listMyClicks', as: 'member', demo: true, status: 200, check: isNewestFirst },
  {
    name: 'limits a page',
    endpoint: 'listMyClicks',
    as: 'member',
    demo: true,
    request: () => ({ query: { pageNumber: '1', pageSize: '20' } }),
    status: 200,
    check: (answer) => (answer as unknown[]).length === 20,
  },
  {
    name: 'refuses 251 rows',
    endpoint: 'listMyClicks',
    as: 'member',
    request: () => ({ query: { pageSize: '251' } }),
    status: 400,
  },
  {
    name: 'asks about few clicks, newest first',
    endpoint: 'listClickQuestions',
    as: 'member',
    demo: true,
    status: 200,
    check: (answer) => {
      const times = (answer as ClickQuestion[]).map(({ clickTime }) => Date.parse(clickTime));
      return (
        times.length > 0 &&
        times.length <= QUESTIONS_AT_ONCE &&
        times.every((time, index) => index === 0 || time <= Number(times[index - 1]))
      );
    },
  },
  {
    name: 'asks nothing of a member without clicks',
    endpoint: 'listClickQuestions',
    as: 'newMember',
    demo: true,
    status: 200,
    check: (answer) => (answer as ClickQuestion[]).length === 0,
  },
  answer('keeps a yes', 200, true, ({ bought }) => bought === true),
  answer('takes the same answer twice', 200, true, ({ bought }) => bought === true),
  answer('takes a no after a yes', 200, false, ({ bought }) => bought === false),
  answer('takes no yes after a no', 409, true),
  answer('refuses an answer that is none', 400, 'perhaps'),
  {
    ...answer('does not find a click about which it does not ask', 404, true),
    request: () => ({ params: { id: '019aa0c5-2f40-7000-8000-000000000009' }, body: { bought: true } }),
  },
];

function answer(
  name: string,
  status: number,
  bought: unknown,
  check?: (question: ClickQuestion) => boolean,
): ConformanceCase {
  return {
    name,
    status,
    endpoint: 'answerClickQuestion',
    as: 'member',
    demo: true,
    request: ({ askedClickId: id }) => ({ params: { id }, body: { bought } }),
    ...(check && { check: (question) => check(question as ClickQuestion) }),
  };
}

function hasClickId(answer: unknown): boolean {
  const { clickId, redirectUrl } = answer as { clickId?: string; redirectUrl?: string };
  return Boolean(clickId && redirectUrl?.includes(clickId) && !redirectUrl.includes('{clickId}'));
}

function isNewestFirst(answer: unknown): boolean {
  const times = (answer as Array<{ clickTime: string }>).map(({ clickTime }) => Date.parse(clickTime));
  return times.length === 10 && times.every((time, index) => index === 0 || time <= Number(times[index - 1]));
}
