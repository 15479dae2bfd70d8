import { HOUR_MS } from '@potli/api/units/time';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { createProxyWatch } from './createProxyWatch.ts';
import { proxyProblem } from './proxyProblem.ts';
import { startHost } from './startHost.ts';

const PROXY = '10.0.0.9';

it.each([
  ['no header', PROXY, undefined, 0, undefined],
  ['a proxy that nobody counted', PROXY, '1.2.3.4', 0, /does not count it/],
  ['one on this machine', '::ffff:127.0.0.1', '1.2.3.4', 0, /does not count it/],
  ['one in a private network of IPv6', 'fd00::7', '1.2.3.4', 0, /does not count it/],
  ['a visitor who sends the header', '203.0.113.7', '1.2.3.4', 0, undefined],
  ['one proxy, counted', PROXY, '1.2.3.4', 1, undefined],
  ['one proxy, and a forged entry', PROXY, '6.6.6.6, 1.2.3.4', 1, undefined],
  ['a health check beside the proxy', PROXY, undefined, 1, undefined],
  ['two proxies, one counted', PROXY, '1.2.3.4, 10.0.0.8', 1, /fewer proxies than there are/],
  ['two proxies, counted', PROXY, '1.2.3.4, 10.0.0.8', 2, undefined],
  ['one proxy, two counted', PROXY, '1.2.3.4', 2, /more proxies than there are/],
  ['members in the private network itself', PROXY, '192.168.1.20', 1, undefined],
  ['IPv6 with a port', PROXY, '[2001:db8::1]:443', 1, undefined],
])('is asked about %s', (_, remote, forwardedFor, hops, expected) => {
  const problem = proxyProblem({ remote, forwardedFor, forwarded: false }, hops);
  if (expected === undefined) expect(problem).toBeUndefined();
  else expect(problem).toMatch(expected);
});

it('says it once an hour, without an address', async () => {
  let time = 0;
  const told: unknown[] = [];
  const note = createProxyWatch(0, { warn: (...line) => void told.push(line) }, () => time);
  const app = new Hono().get('*', (context) => {
    note(context);
    return context.text('ok');
  });
  const { port, close } = await startHost({ fetch: app.fetch, port: 0, host: '127.0.0.1' });
  onTestFinished(close);
  const call = (headers: Record<string, string>) => fetch(`http://127.0.0.1:${port}/`, { headers });
  await call({});
  expect(told).toEqual([]);
  await call({ forwarded: 'for=203.0.113.7' });
  await call({ 'x-forwarded-for': '203.0.113.7' });
  expect(told).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain('203.0');
  time = HOUR_MS;
  await call({ 'x-real-ip': '203.0.113.7' });
  expect(told).toHaveLength(2);
});
