import { expect, it } from 'vitest';
import { demoWarning } from './demoWarning.ts';

const here = { host: '127.0.0.1', publicUrl: 'http://localhost:3000' };
const demo = { demoMembers: true };

it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('a demo on %s is reachable from this machine only', (host) => {
  expect(demoWarning({ ...here, host }, demo)).toBeUndefined();
});

it.each(['http://127.0.0.1:3000', 'http://[::1]:3000'])('nor is one at %s', (publicUrl) => {
  expect(demoWarning({ ...here, publicUrl }, demo)).toBeUndefined();
});

it.each(['0.0.0.0', '::', '192.168.1.7', 'shop.test', '127.example', undefined])('warns of a demo on %s', (host) => {
  expect(demoWarning({ ...here, host }, demo)).toMatch(/operator/);
});

it('warns of a demo behind a proxy', () => {
  expect(demoWarning({ ...here, publicUrl: 'https://shop.test' }, demo)).toMatch(/operator/);
});

it('does not warn of a shop without the demo', () => {
  expect(demoWarning({ ...here, host: '0.0.0.0' }, { demoMembers: false })).toBeUndefined();
});
