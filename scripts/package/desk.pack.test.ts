import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { indiaDay } from '@potli/api/units/india';
import { DAY_MS } from '@potli/api/units/time';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn, storedSession } from '../../apps/web/e2e/harness/members.ts';
import { accessibilityProblems } from '../../apps/web/e2e/harness/pageProblems.ts';
import { type RunningSite, startSite } from '../../apps/web/e2e/harness/startSite.ts';
import { headlessLaunch } from '../chromium.ts';
import { buildSite } from '../lib/buildSite.ts';
import { root } from '../lib/root.ts';
import { createClone } from './createClone.ts';
import { run } from './run.ts';

/** Enough for a machine that is busy with other steps. */
const LIMIT_MS = 600_000;

const clone = mkdtempSync(join(tmpdir(), 'potli-desk-'));
const desk = join(clone, 'own/desk/desk.tsx');
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'apps/web/dist/client/.vite/manifest.json'), 'utf8')) as object;

let site: RunningSite;
let browser: Browser;

/** A clone with the example in its place, started by the command of the docs. */
beforeAll(async () => {
  await createClone(clone);
  cpSync(join(root, 'examples/desk'), join(clone, 'own/desk'), { recursive: true });
  site = await startSite({
    dataDir: join(clone, '.data'),
    command: [process.execPath, '--conditions=source', join(clone, 'scripts/start.ts')],
  });
  browser = await chromium.launch(headlessLaunch());
}, LIMIT_MS);

afterAll(async () => {
  await browser?.close();
  await site?.end('SIGTERM');
  rmSync(clone, { recursive: true });
}, LIMIT_MS);

async function openDesk(member: 'editor' | 'support', path: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: site.url, reducedMotion: 'reduce' });
  const stored = storedSession(await logIn(site.url, member));
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
  await page.goto(path);
  return page;
}

describe('the example of a desk of your own', { timeout: LIMIT_MS }, () => {
  it('has a page in the sidebar that shows what an editor changes', async () => {
    const page = await openDesk('editor', '/admin');
    await page.getByRole('link', { name: 'Stores that end soon' }).click();
    await page.getByRole('heading', { name: 'No store has an end' }).waitFor();
    expect(await page.title()).toBe('Stores that end soon | Potli');

    await page.goto('/admin/catalogue/stores/rows/kurtanama');
    const inTenDays = indiaDay(new Date(Date.now() + 10 * DAY_MS));
    const [year, month, day] = inTenDays.split('-');
    await page.getByRole('textbox', { name: 'Vanishes' }).fill(`${day}-${month}-${year} 10:00`);
    await page.getByRole('button', { name: 'Publish' }).first().click();
    await page.getByText('Done. Visitors see it now.').first().waitFor();

    await page.getByRole('link', { name: 'Stores that end soon' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Kurtanama' });
    await row.filter({ hasText: /(9|10)$/ }).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await row.getByRole('link').click();
    await page.waitForURL(/stores\/rows\/kurtanama$/);
  });

  it('has a column that sorts, and that the address hides', async () => {
    const page = await openDesk('editor', '/admin/catalogue/stores?q=kurtanama');
    const head = page.getByRole('columnheader', { name: /Days left/ });
    await page
      .getByRole('row')
      .filter({ hasText: 'Kurtanama' })
      .filter({ hasText: /(9|10)$/ })
      .waitFor();
    await head.getByRole('button').click();
    await page.waitForURL(/sort=own_daysLeft/);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Days left' }).click();
    await page.waitForURL(/hide=own_daysLeft/);
    await page.reload();
    await page.getByRole('columnheader', { name: /Changed/ }).waitFor();
    expect(await head.count()).toBe(0);
  });

  it('is nothing for another role', async () => {
    const page = await openDesk('support', '/admin/own/ends-next');
    await page.getByRole('heading', { name: 'Stores that end soon is not open to you' }).waitFor();
    expect(await page.getByRole('link', { name: 'Stores that end soon' }).count()).toBe(0);
  });

  it('changes no byte of what visitors and members load', async () => {
    await buildSite();
    expect(manifestOf(clone)).toEqual(manifestOf(root));
  });

  it('compiles where it was copied to', async () => {
    await run(clone, join(clone, 'node_modules/.bin/tsc'), '-b', 'own/desk');
  });

  it('is not built where it is wrong, and the build says what is', async () => {
    const text = readFileSync(desk, 'utf8');
    writeFileSync(desk, text.replace("right: 'catalogue'", "right: 'editor'").replace("'flashDeals'", "'deals'"));
    const build = run(clone, process.execPath, 'scripts/build.ts');
    await expect(build).rejects.toThrow('own/desk/desk.tsx: pages[0].right is "editor", none of catalogue, content');
    await expect(build).rejects.toThrow('own/desk/desk.tsx: columns[0].kinds is "deals", none of categories, stores');
  });
});
