import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { AnsweredRequest } from '../logging/AnsweredRequest.ts';
import { toLogger } from '../logging/logger.ts';
import { createPageAnswers } from './createPageAnswers.ts';

function openSite(level: 'info' | 'debug') {
  const lines: Record<string, unknown>[] = [];
  const counted: AnsweredRequest[] = [];
  const log = toLogger(level, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const answerPage = createPageAnswers({ traces: undefined, log, noteRequest: (answer) => void counted.push(answer) });
  const answerWith = (status: number, isCached: boolean) => async (id: string) => ({
    response: new Response(id, { status }),
    isCached,
  });
  const site = new Hono()
    .get('/made', (context) => answerPage(context, '/made/$slug', answerWith(500, false)))
    .get('/kept', (context) => answerPage(context, '/kept', answerWith(200, true)))
    .get('/image', (context) =>
      answerPage(context, '/image', async (id) => ({ ...(await answerWith(503, false)(id)), kind: 'image' })),
    );
  return { site, lines, counted };
}

it('a page that is made is a line in the log, with its id and template, and never its query', async () => {
  const { site, lines, counted } = openSite('info');
  const id = await (await site.request('/made?query=asked-by-meera')).text();
  const facts = { method: 'GET', route: '/made/$slug', status: 500, ms: expect.any(Number) as number };
  expect(lines).toMatchObject([{ id, msg: 'page', ...facts }]);
  expect(counted).toEqual([{ kind: 'page', ...facts }]);
  expect(JSON.stringify(lines)).not.toContain('meera');
});

it('a page of the memory is counted, and is a line for those who look for a fault', async () => {
  const quiet = openSite('info');
  await quiet.site.request('/kept');
  expect([quiet.lines.length, quiet.counted.length]).toEqual([0, 1]);
  const loud = openSite('debug');
  await loud.site.request('/kept');
  expect(loud.lines).toMatchObject([{ msg: 'page', route: '/kept' }]);
});

it('an image is apart from pages', async () => {
  const { site, lines, counted } = openSite('info');
  await site.request('/image');
  expect(lines).toMatchObject([{ msg: 'image', route: '/image' }]);
  expect(counted).toMatchObject([{ kind: 'image', status: 503 }]);
});
