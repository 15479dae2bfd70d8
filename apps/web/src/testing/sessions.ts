import { type DemoMember, demoMembers } from '@potli/api/fixtures';
import { mockSession } from '@potli/api/mock';
import { storageKeys } from '../features/session/tokenStorage.ts';

const [asha, ravi, admin, , support] = demoMembers;

/** `beforeEach`: logs out, and clears what the browser stores. Does so after the story, too. */
export function asVisitor() {
  forget();
  return forget;
}

/** `beforeEach`: logs in the demo member with history. */
export const asMember = () => logIn(asha);

/** `beforeEach`: logs in the demo member without profile and history. */
export const asNewMember = () => logIn(ravi);

/** `beforeEach`: logs in the operator of the shop. */
export const asAdmin = () => logIn(admin);

/** `beforeEach`: logs in who answers members. */
export const asSupport = () => logIn(support);

function logIn({ email }: DemoMember) {
  forget();
  const { accessToken, refreshToken, expiryTime } = mockSession(email);
  localStorage.setItem(storageKeys.access, accessToken);
  localStorage.setItem(storageKeys.refresh, refreshToken);
  localStorage.setItem(storageKeys.expiry, String(expiryTime));
  document.documentElement.dataset.session = 'member';
  return forget;
}

function forget() {
  for (const key of [...Object.values(storageKeys), 'sidebarToggle', 'recentSearches']) localStorage.removeItem(key);
  delete document.documentElement.dataset.session;
}
