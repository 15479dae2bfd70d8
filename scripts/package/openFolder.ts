import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** Opens the folder's index.html under an invented origin, without a server. */
export async function openFolder(page: Page, folder: string): Promise<void> {
  await page.route('http://consumer.test/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.goto('http://consumer.test/');
}
