import type { Page } from 'playwright';

/** The answer to a login. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

const PASSWORD = 'Potli@12345';

/** Asha has a history, Ravi has none, the admin manages the shop. */
export type DemoMemberName = 'asha' | 'ravi' | 'admin';

/** Those who run the shop with one role each. */
type DemoStaffName = 'editor' | 'support';

/** Logs one of the demo's members in over HTTP. */
export async function logIn(url: string, member: DemoMemberName | DemoStaffName): Promise<Tokens> {
  const response = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${member}@potli.example`, password: PASSWORD }),
  });
  if (!response.ok) throw new Error(`Login of ${member} answered ${response.status}`);
  return (await response.json()) as Tokens;
}

/**
 * Logs a member in with the cookies that a session has, which the link of a preview needs. The pages that this tab opens from now on
 * are the member's.
 */
export async function logInTab(page: Page, url: string, member: DemoMemberName | DemoStaffName): Promise<void> {
  const data = { email: `${member}@potli.example`, password: PASSWORD };
  const response = await page.request.post(`${url}/api/login`, {
    data,
    // as pages of the site send it
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  const stored = storedSession((await response.json()) as Tokens);
  await page.addInitScript((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
  }, stored);
}

/** Expiry of an access token (ms since 1970). */
export function expiryOf(accessToken: string): number {
  const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  return (JSON.parse(payload) as { exp: number }).exp * 1000;
}

/** Local storage of a logged-in member (docs/product/login.md#session-in-the-browser). */
export function storedSession(tokens: Tokens): Record<string, string> {
  return { ...tokens, expiryTime: String(expiryOf(tokens.accessToken)) };
}

/** Signs up a new member over HTTP. */
export async function join(url: string, email: string, password: string): Promise<Tokens> {
  const person = { email, password, name: 'Meera Nair', mobileNumber: '9876543210' };
  const response = await fetch(`${url}/api/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (!response.ok) throw new Error(`The signup of ${email} answered ${response.status}`);
  return (await response.json()) as Tokens;
}
