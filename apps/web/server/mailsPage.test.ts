import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { addMailsPage, MAILS_PATH } from './mailsPage.ts';

const createdAt = new Date('2026-11-20T06:00:00Z');
const keptMails = async () => [
  { id: '1', state: 'sent' as const, createdAt, attempts: 1 },
  {
    id: '2',
    state: 'waiting' as const,
    createdAt,
    attempts: 0,
    to: 'asha@potli.example',
    subject: 'Your password <link>',
    text: 'Open http://localhost:3000/forgot-password?key=a&b=1 now.\n<script>x()</script>',
  },
];

function ask({ host = 'localhost:3000', remote = '127.0.0.1' } = {}) {
  const site = new Hono();
  addMailsPage(site, keptMails);
  return site.request(MAILS_PATH, { headers: { host } }, { incoming: { socket: { remoteAddress: remote } } });
}

test('shows the mails, newest first, with links and nothing else of their text as HTML', async () => {
  const answer = await ask();
  const page = await answer.text();
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(page.indexOf('Your password &lt;link&gt;')).toBeLessThan(page.indexOf('<h2>sent</h2>'));
  expect(page).toContain('<a href="http://localhost:3000/forgot-password?key=a&amp;b=1">');
  expect(page).not.toContain('<script');
});

test.each([
  ['another machine', { remote: '192.168.1.7' }],
  ['a foreign name for this machine', { host: 'rebound.example' }],
  ['a request of unknown origin', { remote: '' }],
])('%s gets nothing', async (_, caller) => {
  expect((await ask(caller)).status).toBe(404);
});
