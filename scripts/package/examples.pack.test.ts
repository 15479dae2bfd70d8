import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headlessLaunch } from '../chromium.ts';
import { createExample } from './createExample.ts';
import { openFolder } from './openFolder.ts';
import { packUi } from './packUi.ts';
import { run } from './run.ts';

let tarball: string;
let browser: Browser;

beforeAll(async () => {
  tarball = await packUi();
  browser = await chromium.launch(headlessLaunch());
});

afterAll(async () => {
  await browser?.close();
  rmSync(dirname(tarball), { recursive: true });
});

/** What a page complains of while it is used. */
function listen(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
  });
  return problems;
}

async function fillClaim(page: Page): Promise<void> {
  await page.getByLabel('Order number').fill('OD-1');
  await page.getByLabel('Amount').pressSequentially('124990');
  await page.getByRole('textbox', { name: 'Day of the order' }).pressSequentially('03042026');
  await page.getByLabel('I bought it').check();
}

describe('examples/vite', { timeout: 120_000 }, () => {
  let page: Page;
  let problems: string[];

  beforeAll(async () => {
    const folder = await createExample('vite', tarball);
    await run(folder, process.execPath, 'node_modules/typescript/bin/tsc');
    await run(folder, process.execPath, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
    page = await browser.newPage({ reducedMotion: 'reduce' });
    problems = listen(page);
    await openFolder(page, join(folder, 'dist'));
  });

  it('shows cards, a coupon and a table', async () => {
    await expect.poll(() => page.getByRole('link', { name: /Juttigali/ }).count()).toBe(1);
    await page.getByRole('slider').focus();
    await page.keyboard.press('End');
    expect(await page.getByRole('link', { name: /Sunehri/ }).count()).toBe(0);
    await page.getByRole('tab', { name: 'Coupons' }).click();
    expect(await page.getByText('JUTTI200').count()).toBeGreaterThan(0);
    await page.getByRole('tab', { name: 'Earnings' }).click();
    expect(await page.getByRole('row').nth(1).textContent()).toContain('₹2,780');
  });

  it('changes its theme', async () => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    expect(await ground()).not.toBe(light);
  });

  it('sends values by its form', async () => {
    await page.getByRole('button', { name: 'Report a missing order' }).click();
    await page.getByRole('combobox', { name: 'Store' }).selectOption('Juttigali');
    await fillClaim(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Claim for 124990 of 2026-04-03 sent').first().waitFor();
    expect(problems).toEqual([]);
  });
});

describe('examples/next', { timeout: 240_000 }, () => {
  let server: ChildProcess;
  let page: Page;
  let address: string;

  beforeAll(async () => {
    const folder = await createExample('next', tarball);
    const next = 'node_modules/next/dist/bin/next';
    await run(folder, process.execPath, next, 'build');
    const env = { ...process.env, NODE_ENV: 'production' as const };
    server = spawn(process.execPath, [next, 'start', '--port', '0', '--hostname', '127.0.0.1'], { cwd: folder, env });
    address = await new Promise((resolve, reject) => {
      let output = '';
      server.once('exit', () => reject(new Error(output)));
      server.stdout?.on('data', (text: Buffer) => {
        output += text.toString();
        const [found] = /http:\/\/(?:127\.0\.0\.1|localhost):\d+/.exec(output) ?? [];
        if (found && /Ready/.test(output)) resolve(found);
      });
    });
    page = await browser.newPage({ reducedMotion: 'reduce' });
  }, 240_000);

  afterAll(() => void server?.kill());

  it('is rendered on the server', async () => {
    const html = await (await fetch(address)).text();
    const text = html.replace(/<script.*?<\/script>|<[^>]+>/gs, ' ').replace(/\s+/g, ' ');
    for (const part of [
      'Deals of the day',
      'Since 20-11-2026',
      'Silk dupatta',
      '₹1,25,000',
      'When is my cashback paid?',
    ])
      expect(text).toContain(part);
  });

  it('gives the values of its form to a server action', async () => {
    const problems = listen(page);
    await page.goto(address);
    await page.getByText('minutes').first().waitFor();
    await fillClaim(page);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('heading', { name: 'Thank you' }).waitFor();
    const text = await page.locator('main').textContent();
    for (const value of ['juttigali', 'OD-1', '124990', '2026-04-03']) expect(text).toContain(value);
    await page.getByRole('link', { name: 'Back to the deals' }).click();
    await page.getByRole('heading', { name: 'Deals of the day' }).waitFor();
    expect(problems).toEqual([]);
  });
});
