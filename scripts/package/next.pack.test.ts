import { readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createConsumer } from './createConsumer.ts';
import { packUi } from './packUi.ts';
import { run } from './run.ts';

let tarball: string;
let consumer: string;

beforeAll(async () => {
  tarball = await packUi();
  const others = { next: '16.4.6' };
  consumer = await createConsumer({ tarball, template: 'next', packages: ['react', 'react-dom'], others });
});

afterAll(() => rmSync(dirname(tarball), { recursive: true }));

it('renders in server and client components of Next.js', { timeout: 180_000 }, async () => {
  await run(consumer, process.execPath, 'node_modules/next/dist/bin/next', 'build');
  const html = readFileSync(join(consumer, '.next/server/app/index.html'), 'utf8');
  const text = html.replace(/<script.*?<\/script>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ');
  expect(text).toContain('Deals of 20-11-2026 Server ₹1,25,000 Shop Now Payout UPI Bank Order UPI Bank Rename');
});
