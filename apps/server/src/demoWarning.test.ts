import { expect, it } from 'vitest';
import { demoWarning } from './demoWarning.ts';

it.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])('a demo on %s is nobody else’s', (host) => {
  expect(demoWarning({ host }, { demoMembers: true })).toBeUndefined();
});

it.each(['0.0.0.0', '::', '192.168.1.7', 'shop.test', '127.example', undefined])('warns of a demo on %s', (host) => {
  expect(demoWarning({ host }, { demoMembers: true })).toMatch(/operator/);
});

it('says nothing of a shop without the demo', () => {
  expect(demoWarning({ host: '0.0.0.0' }, { demoMembers: false })).toBeUndefined();
});
