import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurity.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

const html = [
  '<head><script>early()</script><style>a{}</style>',
  '<script type="module" src="/assets/entry.js"></script>',
  '<script class="data">window.x = 1</script>',
  '<script type="application/ld+json">{}</script></head>',
].join('');

test('names inline scripts and styles by their hashes, and nothing else', () => {
  const policy = contentSecurityPolicy(html, { connect: [] });
  expect(directive(policy, 'script-src')).toEqual(["'self'", hash('early()'), hash('window.x = 1')]);
  expect(directive(policy, 'style-src')).toContain(hash('a{}'));
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('a changed script has another name', () => {
  const changed = contentSecurityPolicy(html.replace('early()', 'evil()'), { connect: [] });
  expect(directive(changed, 'script-src')).not.toContain(hash('early()'));
});

test('the API may be called where it lives', () => {
  expect(directive(contentSecurityPolicy(html, { connect: [] }), 'connect-src')).toEqual(["'self'"]);
  const away = contentSecurityPolicy(html, { connect: ['https://api.example.in'] });
  expect(directive(away, 'connect-src')).toEqual(["'self'", 'https://api.example.in']);
});

test('no page may be framed or rebased', () => {
  const policy = contentSecurityPolicy('', { connect: [] });
  expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
  expect(directive(policy, 'base-uri')).toEqual(["'none'"]);
});
