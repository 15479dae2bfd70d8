import { expect, it } from 'vitest';
import { approve, toApproval } from './approvals.ts';

const all = /(?:)/;

it('is bound to the new picture', () => {
  const one = toApproval({ verdict: '3 pixels differ', pictures: { after: Buffer.from('one') } });
  expect(toApproval({ verdict: '9 pixels differ', pictures: { after: Buffer.from('one') } })).toBe(one);
  expect(toApproval({ verdict: '3 pixels differ', pictures: { after: Buffer.from('two') } })).not.toBe(one);
});

it('can accept that a story is gone', () => {
  expect(toApproval({ verdict: 'removed', pictures: {} })).toBe('removed');
});

it('takes the findings that were picked and leaves the others open', () => {
  const findings = {
    filter: '',
    changes: { 'button--earn potli-light-390': 'a', 'badge--tones potli-light-390': 'b' },
  };
  expect(approve({}, findings, /^button/)).toEqual({ 'button--earn potli-light-390': 'a' });
});

it('drops what no longer differs, or differs in another way', () => {
  const approvals = { 'gone x': 'a', 'other x': 'a', 'kept x': 'a' };
  const findings = { filter: '', changes: { 'other x': 'b', 'kept x': 'a' } };
  expect(approve(approvals, findings, /^nothing/)).toEqual({ 'kept x': 'a' });
  expect(approve(approvals, findings, all)).toEqual({ 'kept x': 'a', 'other x': 'b' });
});

it('keeps approvals of stories that were not compared', () => {
  const findings = { filter: '^badge--tones$', changes: {} };
  expect(approve({ 'button--earn x': 'a', 'badge--tones x': 'b' }, findings, all)).toEqual({ 'button--earn x': 'a' });
});
