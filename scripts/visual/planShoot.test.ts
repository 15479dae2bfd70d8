import { expect, it } from 'vitest';
import { planShoot } from './planShoot.ts';

const files = (entries: Record<string, { ids: string[]; digest?: string }>) =>
  new Map(Object.entries(entries).map(([path, { ids, digest }]) => [path, { ids, digest }]));

const before = files({
  'Button.stories.tsx': { ids: ['button--earn', 'button--busy'], digest: 'a' },
  'Badge.stories.tsx': { ids: ['badge--tones'], digest: 'b' },
});

it('leaves out what is built from the same bytes', () => {
  const plan = planShoot(before, before, { all: false });
  expect(plan).toEqual({ compare: [], same: 3, removed: [], added: [] });
});

it('shoots everything when asked to', () => {
  const plan = planShoot(before, before, { all: true });
  expect(plan.compare).toEqual([['button--earn', 'button--busy'], ['badge--tones']]);
  expect(plan.same).toBe(0);
});

it('shoots a file whose bytes changed, and one that the build does not tell apart', () => {
  const after = files({
    'Button.stories.tsx': { ids: ['button--earn', 'button--busy'], digest: 'other' },
    'Badge.stories.tsx': { ids: ['badge--tones'] },
  });
  expect(planShoot(before, after, { all: false }).compare.flat()).toEqual([
    'button--earn',
    'button--busy',
    'badge--tones',
  ]);
  expect(planShoot(after, after, { all: false }).compare).toEqual([['badge--tones']]);
});

it('tells new and removed stories; one that moved to another file is neither', () => {
  const after = files({
    'Badge.stories.tsx': { ids: ['badge--long'], digest: 'other' },
    'Press.stories.tsx': { ids: ['button--earn', 'button--busy'], digest: 'a' },
  });
  const plan = planShoot(before, after, { all: false });
  expect(plan.removed).toEqual(['badge--tones']);
  expect(plan.added).toEqual([['badge--long']]);
  expect(plan.compare).toEqual([['button--earn', 'button--busy']]);
});
