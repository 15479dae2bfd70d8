import { type DemoMember, demoMembers } from '@potli/api/fixtures';
import { mockSession } from '@potli/api/mock';
import { storageKeys } from '../features/session/tokenStorage.ts';

const [asha, ravi, admin] = demoMembers;

/** `beforeEach`: nobody is logged in, nothing is remembered; nor after the story, whoever logs in there. */
export function asVisitor() {
  forget();
  return forget;
}

/** `beforeEach`: the demo member with history is logged in, as the page's early script would say. */
export const asMember = () => logIn(asha);

/** `beforeEach`: the member who has told and done nothing yet. */
export const asNewMember = () => logIn(ravi);

/** `beforeEach`: the operator of the shop. */
export const asAdmin = () => logIn(admin);

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
  for (const key of [...Object.values(storageKeys), 'sidebarToggle']) localStorage.removeItem(key);
  delete document.documentElement.dataset.session;
}
