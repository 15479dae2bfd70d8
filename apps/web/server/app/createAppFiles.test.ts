import { expect, test } from 'vitest';
import { createAppFiles } from './createAppFiles.ts';

const files = createAppFiles({
  base: '',
  productName: 'Haat',
  build: '/assets/entry-a1.js',
  workerScript: 'work()',
});

const textOf = (path: string) => files.get(path)?.body.plain.toString() ?? '';

test('the manifest has the name of this shop', () => {
  expect(JSON.parse(textOf('/manifest.webmanifest'))).toMatchObject({ name: 'Haat', start_url: '/', scope: '/' });
});

test('the offline page needs nothing but itself', () => {
  const html = textOf('/offline.html');
  expect(html).toContain('<title>You are offline | Haat</title>');
  expect(html).not.toMatch(/<script|<link|src=|url\(/);
  expect(files.get('/offline.html')?.headers['content-security-policy']).toContain("default-src 'none'");
});

test('another build or product name makes another worker', async () => {
  const script = textOf('/service-worker.js');
  expect(script).toMatch(/^self\.potliBuild="[0-9a-f]{12}";work\(\)$/);
  for (const change of [{ build: '/assets/entry-b2.js' }, { productName: 'Potli' }]) {
    const other = createAppFiles({
      base: '',
      productName: 'Haat',
      build: '/assets/entry-a1.js',
      workerScript: 'work()',
      ...change,
    });
    expect(other.get('/service-worker.js')?.body.plain.toString()).not.toBe(script);
  }
});
