import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';

/** Opens a page of the folder under an invented origin, without a server. */
export async function openFolder(page: Page, folder: string, address = 'index.html'): Promise<void> {
  await page.route('http://consumer.test/**', (route) => {
    const file = join(folder, new URL(route.request().url()).pathname);
    return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await page.goto(`http://consumer.test/${address}`);
}
