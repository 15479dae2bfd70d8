import { logIn, storedSession } from '../members.ts';
import type { RealBrowser } from './RealBrowser.ts';

/** Runs in the page. */
function store(entries: Record<string, string>): void {
  for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
}

/** @returns what the browser stores for her */
export async function logInAsAsha(browser: RealBrowser, url: string): Promise<Record<string, string>> {
  const stored = storedSession(await logIn(url, 'asha'));
  await browser.goto(`${url}/about`);
  await browser.evaluate(store, stored);
  return stored;
}
