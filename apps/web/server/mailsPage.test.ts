import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addMailsPage, MAILS_PATH } from './mailsPage.ts';

const createdAt = new Date('2026-11-20T06:00:00Z');
const mails = [
  { id: '1', state: 'sent' as const, createdAt, attempts: 1 },
  {
    id: '2',
    state: 'waiting' as const,
    createdAt,
    attempts: 0,
    to: 'asha@potli.example',
    subject: 'Your password <link>',
    html: '<!doctype html><p style="color:red">Hello</p>',
    text: 'Open http://localhost:3000/forgot-password?key=a&b=1 now.\n<script>x()</script>',
  },
];

const unsentMails = {
  list: async () => [...mails],
  eml: async (id: string) => (id === '2' ? Buffer.from('MIME-Version: 1.0') : undefined),
};

function ask({ host = 'localhost:3000', remote = '127.0.0.1', path = '' } = {}) {
  const site = new Hono();
  addMailsPage(site, unsentMails);
  return site.request(
    `${MAILS_PATH}${path}`,
    { headers: { host } },
    { incoming: { socket: { remoteAddress: remote } } },
  );
}

test('shows the mails, newest first, with links and nothing else of their text as HTML', async () => {
  const answer = await ask();
  const page = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(page.indexOf('Your password &lt;link&gt;')).toBeLessThan(page.indexOf('<h2>sent</h2>'));
  expect(page).toContain('<a href="http://localhost:3000/forgot-password?key=a&amp;b=1">');
  expect(page).not.toContain('<script');
});

test('shows the HTML of a mail in a frame that runs nothing and loads nothing', async () => {
  const page = await ask();
  expect(await page.text()).toContain('<iframe src="/dev/mails/2/html" sandbox="allow-popups"');
  expect(page.headers.get('content-security-policy')).toContain("frame-src 'self'");
  const framed = await ask({ path: '/2/html' });
  expect(await framed.text()).toBe('<!doctype html><p style="color:red">Hello</p>');
  const policy = framed.headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", 'sandbox allow-popups', "frame-ancestors 'self'"]),
  );
  expect(policy?.join()).not.toMatch(/script|img-src|allow-same-origin/);
  expect((await ask({ path: '/1/html' })).status).toBe(404);
});

test('gives a mail as a file', async () => {
  const file = await ask({ path: '/2/eml' });
  expect(await file.text()).toBe('MIME-Version: 1.0');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="2.eml"');
  expect((await ask({ path: '/3/eml' })).status).toBe(404);
});

test.each([
  ['another machine', { remote: '192.168.1.7' }],
  ['a foreign name for this machine', { host: 'rebound.example' }],
  ['a request of unknown origin', { remote: '' }],
])('%s gets nothing', async (_, caller) => {
  for (const path of ['', '/2/html', '/2/eml']) expect((await ask({ ...caller, path })).status, path).toBe(404);
});
