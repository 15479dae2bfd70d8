import { demoMembers } from '@potli/api/fixtures';
import { mockSession } from '@potli/api/mock';
import { storageKeys } from '../session/tokenStorage.ts';

const [asha] = demoMembers;

/** `beforeEach`: nobody is logged in, nothing is remembered; nor after the story, whoever logs in there. */
export function asVisitor() {
  forget();
  return forget;
}

/** `beforeEach`: the demo member with history is logged in, as the page's early script would say. */
export function asMember() {
  forget();
  const { accessToken, refreshToken, expiryTime } = mockSession(asha.email);
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
