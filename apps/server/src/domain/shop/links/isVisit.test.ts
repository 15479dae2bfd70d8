import { describe, expect, it } from 'vitest';
import { isRobot, isVisit } from './isVisit.ts';

const BROWSER = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile';
const ACCEPT = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const visit = (headers: Record<string, string>, method = 'GET') => {
  const sent: Record<string, string> = { 'user-agent': BROWSER, ...headers };
  return isVisit({ method, header: (name) => sent[name] });
};
const fetched = (dest: string, mode = 'navigate') => ({
  'sec-fetch-mode': mode,
  'sec-fetch-dest': dest,
  accept: ACCEPT,
});

it('is a page that a person opens', () => {
  expect(visit(fetched('document'))).toBe(true);
});

describe('is not', () => {
  /** All destinations of Fetch except a document. */
  it.each([
    ...[
      'audio',
      'audioworklet',
      'embed',
      'empty',
      'fencedframe',
      'font',
      'frame',
      'iframe',
      'image',
      'json',
      'manifest',
    ],
    ...['object', 'paintworklet', 'report', 'script', 'serviceworker', 'sharedworker', 'speculationrules', 'style'],
    ...['text', 'track', 'video', 'webidentity', 'worker', 'xslt', ''],
  ])('a page that is loaded as %s', (dest) => {
    for (const mode of ['navigate', 'no-cors', 'cors', 'same-origin']) expect(visit(fetched(dest, mode))).toBe(false);
  });

  it.each(['no-cors', 'cors', 'same-origin', 'websocket'])('a document by mode %s', (mode) => {
    expect(visit(fetched('document', mode))).toBe(false);
  });

  it('only one of the two headers', () => {
    expect(visit({ 'sec-fetch-dest': 'document', accept: ACCEPT })).toBe(false);
    expect(visit({ 'sec-fetch-mode': 'navigate', accept: ACCEPT })).toBe(false);
  });

  it.each([
    ['sec-purpose', 'prefetch'],
    ['sec-purpose', 'prefetch;prerender'],
    ['purpose', 'prefetch'],
    ['x-purpose', 'preview'],
    ['x-moz', 'prefetch'],
  ])('a page that is loaded ahead (%s: %s)', (name, value) => {
    expect(visit({ ...fetched('document'), [name]: value })).toBe(false);
    expect(visit({ accept: ACCEPT, [name]: value })).toBe(false);
  });

  it('HEAD, or a program', () => {
    expect(visit(fetched('document'), 'HEAD')).toBe(false);
    expect(visit({ ...fetched('document'), 'user-agent': 'WhatsApp/2.24.6.77 A' })).toBe(false);
  });
});

describe('of a browser without these headers', () => {
  it.each([
    [ACCEPT, true],
    ['text/html', true],
    ['image/avif,image/webp,*/*', false],
    ['*/*', false],
    ['', false],
  ])('accepting %j is %s', (accept, counts) => {
    expect(visit({ accept })).toBe(counts);
  });
});

it.each([
  undefined,
  '',
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.24.6.77 A',
  'TelegramBot (like TwitterBot)',
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'Mozilla/5.0 (Windows NT 6.1) AppleWebKit/534+ (KHTML, like Gecko) BingPreview/1.0b',
  'curl/8.5.0',
  'node',
])('%j does not count', (userAgent) => {
  expect(isRobot(userAgent)).toBe(true);
});

it.each([
  'Mozilla/5.0 (X11; Linux x86_64; rv:146.0) Gecko/20100101 Firefox/146.0',
  'Mozilla/5.0 (Linux; Android 15; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0 Mobile Telegram-Android/11.2',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/490.0]',
])('%j counts', (userAgent) => {
  expect(isRobot(userAgent)).toBe(false);
});
