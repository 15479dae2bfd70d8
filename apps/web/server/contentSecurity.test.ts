import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurity.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

const nothing = { scripts: [], styles: [], connect: [], pictures: [], frames: [] };

test('names inline scripts and styles by their hashes, and nothing else', () => {
  const policy = contentSecurityPolicy({ ...nothing, scripts: ['early()', 'late()', 'early()'], styles: ['a{}'] });
  expect(directive(policy, 'script-src')).toEqual(["'self'", hash('early()'), hash('late()')]);
  expect(directive(policy, 'style-src')).toEqual(["'self'", hash(''), hash('a{}')]);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test.each([
  ['connect', 'connect-src', ["'self'"]],
  ['pictures', 'img-src', ["'self'", 'data:']],
])('%s may be from where they live, and from nowhere else', (kind, name, always) => {
  expect(directive(contentSecurityPolicy(nothing), name)).toEqual(always);
  const origins = ['https://one.example', 'https://other.example'];
  expect(directive(contentSecurityPolicy({ ...nothing, [kind]: origins }), name)).toEqual([...always, ...origins]);
});

test('only what is named may be framed', () => {
  expect(directive(contentSecurityPolicy(nothing), 'frame-src')).toEqual(["'none'"]);
  const policy = contentSecurityPolicy({ ...nothing, frames: ['https://player.example'] });
  expect(directive(policy, 'frame-src')).toEqual(['https://player.example']);
});

test('only the page of a payment admits the providers, which make scripts as they like', () => {
  const payment = ['https://*.pay.example'];
  const policy = contentSecurityPolicy({ ...nothing, frames: ['https://player.example'], payment });
  for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src']) {
    expect(directive(policy, name)).toContain('https://*.pay.example');
  }
  expect(policy).not.toContain('trusted-types');
  expect(contentSecurityPolicy(nothing)).toContain("require-trusted-types-for 'script'");
  expect(contentSecurityPolicy(nothing)).not.toMatch(/style-src 'self' 'unsafe-inline'/);
});

test('no page may be framed or rebased', () => {
  const policy = contentSecurityPolicy(nothing);
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
});
