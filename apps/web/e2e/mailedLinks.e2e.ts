import { readOutbox } from '@potli/server/testing';
import { expect, inject } from 'vitest';
import { keyboard } from './harness/hands.ts';
import { join, storedSession, type Tokens } from './harness/members.ts';
import { test } from './harness/test.ts';

const PASSWORD = 'Gulmohar phool 7';

const asJson = (body: unknown, token = '') => ({
  headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
  body: JSON.stringify(body),
});

/** The link to a page of the shop in the last mail that has one. */
async function mailedLink(email: string, page: string): Promise<string> {
  const mails = await readOutbox(inject('site').dataDir, email);
  const link = mails.map((text) => /\S+\?key=\S+/.exec(text)?.[0] ?? '').findLast((found) => found.includes(page));
  if (link === undefined) throw new Error(`No mail to ${email} leads to ${page}`);
  return link;
}

test('an e-mail address is verified by the link of the signup mail', async ({ site, visit }) => {
  const email = 'meera.verifies@potli.example';
  const { accessToken: token } = await join(site.url, email, PASSWORD);
  const { page, faults, calls } = await visit();
  const link = await mailedLink(email, '/verify-email');
  // as a developer does: the start's lines name this page
  await page.goto('/dev/mails');
  await page.getByRole('link', { name: link, exact: true }).click();
  await page.getByText('Your e-mail is verified.').waitFor();

  const authorization = `Bearer ${token}`;
  const answer = await fetch(`${site.url}/api/current-user`, { headers: { authorization } });
  await expect(answer.json()).resolves.toMatchObject({ email, emailVerified: true });
  expect(calls.filter((call) => call.includes(new URL(link).searchParams.get('key') ?? link))).toEqual([]);
  expect(faults).toEqual([]);
});

test('a change of the bank account is stopped by its mail, and by nothing before the press', async ({
  site,
  visit,
}) => {
  const email = 'meera.stops@potli.example';
  const { accessToken: token } = await join(site.url, email, PASSWORD);
  const own = { accountHolderName: 'Meera Nair', accountNumber: '004512347890', ifscCode: 'PTLI0000042' };
  const save = (method: 'POST' | 'PUT', body: object) =>
    fetch(`${site.url}/api/bank-details`, { method, ...asJson({ ...body, password: PASSWORD }, token) });
  await save('POST', own);
  await save('PUT', { ...own, accountNumber: '666666666666' });

  const { page, faults } = await visit();
  const hand = keyboard(page);
  await page.goto(await mailedLink(email, '/stop-bank-change'));
  await page.getByRole('button', { name: 'Stop this change' }).waitFor();
  expect((await save('PUT', { ...own, accountNumber: '666666666666' })).status).toBe(200);
  await hand.press(page.getByRole('button', { name: 'Stop this change' }));
  await page.getByText('The change is stopped, and you are logged out on all devices.').waitFor();
  await page.getByRole('link', { name: 'Set a new password' }).waitFor();
  expect(faults).toEqual([]);

  expect((await save('PUT', own)).status).toBe(401);
  const login = await fetch(`${site.url}/api/login`, { method: 'POST', ...asJson({ email, password: PASSWORD }) });
  const { accessToken } = (await login.json()) as { accessToken: string };
  const authorization = `Bearer ${accessToken}`;
  const onFile = await fetch(`${site.url}/api/bank-details`, { headers: { authorization } });
  const { accountNumber, payoutsHeldUntil } = (await onFile.json()) as Record<string, unknown>;
  expect(accountNumber).toBe(own.accountNumber);
  expect(typeof payoutsHeldUntil).toBe('string');
});

test('a member goes from a bank account to a UPI ID by keyboard, and the mail about it can stop it', async ({
  site,
  visit,
}) => {
  const email = 'meera.pays@potli.example';
  const tokens = await join(site.url, email, PASSWORD);
  const own = { accountHolderName: 'Meera Nair', accountNumber: '004512347890', ifscCode: 'PTLI0000042' };
  await fetch(`${site.url}/api/bank-details`, { method: 'POST', ...asJson(own, tokens.accessToken) });

  const { page, faults } = await visit({ stored: storedSession(tokens) });
  const hand = keyboard(page);
  await page.goto('/user_dashboard/bank_account');
  await hand.press(page.getByRole('button', { name: 'Update' }));
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowRight');
  await hand.write(page.getByLabel('Account Holder Name'), '');
  await page.keyboard.press('Tab');
  await page.keyboard.type('meera.nair@okpotli');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Bank details updated successfully!', { exact: true }).waitFor();
  await page.getByText('The bank pays this UPI ID to MEERA NAIR.').waitFor();
  expect(await page.getByRole('textbox', { name: 'UPI ID' }).inputValue()).toBe('me••••@okpotli');
  await page.reload();
  await page.getByText('Payouts begin on').waitFor();

  await page.goto(await mailedLink(email, '/stop-bank-change'));
  await page.getByRole('button', { name: 'Stop this change' }).click();
  await page.getByText('The change is stopped, and you are logged out on all devices.').waitFor();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  // the shop asked for the password; later the browser asked about its own session, which had ended: each refusal is in the console
  expect(faults.filter((fault) => !/40[13] \((?:Unauthorized|Forbidden)\)/.test(fault))).toEqual([]);
  const login = await fetch(`${site.url}/api/login`, { method: 'POST', ...asJson({ email, password: PASSWORD }) });
  const { accessToken } = (await login.json()) as Tokens;
  const authorization = `Bearer ${accessToken}`;
  const onFile = await fetch(`${site.url}/api/bank-details`, { headers: { authorization } });
  await expect(onFile.json()).resolves.toMatchObject({ kind: 'account', accountNumber: own.accountNumber });
});
