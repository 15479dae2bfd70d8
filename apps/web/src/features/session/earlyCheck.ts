import { sleep } from '../../lib/sleep.ts';
import { storageKeys } from './tokenStorage.ts';

declare global {
  interface Window {
    /** What was asked before the scripts came. */
    potliCheck?: { token: string; answer: Promise<string> } | undefined;
  }
}

/**
 * Asks whether the stored session is valid, before the scripts have come: on a slow network a page that is drawn in the browser
 * waits for the answer no more. Such a page names the address to ask. Throws where the browser refuses storage.
 */
export function checkEarly(): void {
  const address = document.querySelector<HTMLLinkElement>('link[rel=session]')?.href;
  const token = localStorage.getItem(storageKeys.access);
  if (!address || !token || Number(localStorage.getItem(storageKeys.expiry)) < Date.now()) return;
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
  const answer = fetch(address, { headers }).then((response) => response.text());
  // who takes the answer asks again where there is none
  window.potliCheck = { token, answer: answer.catch(() => '') };
}

/** An answer that does not come by then (ms) is asked for again. */
const LATE_MS = 10_000;

/** The answer about a token, once. Undefined where it was not asked for, or none came. */
export async function takeEarlyAnswer(token: string): Promise<boolean | undefined> {
  const { potliCheck } = window;
  window.potliCheck = undefined;
  if (potliCheck?.token !== token) return undefined;
  const answer = await Promise.race([potliCheck.answer, sleep(LATE_MS)]);
  return answer === 'true' || answer === 'false' ? answer === 'true' : undefined;
}
