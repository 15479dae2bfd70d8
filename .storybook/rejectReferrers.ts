import type { AfterEach } from './AfterEach.ts';

/** Fails every story with a link that gives the new tab the address of this one. `noreferrer` also hides the opener. */
export const rejectReferrers: AfterEach = () => {
  const telling = [...document.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]')].filter(
    ({ relList }) => !relList.contains('noreferrer'),
  );
  if (telling.length > 0) throw new Error(`rel="noreferrer" is missing: ${telling.map(({ href }) => href).join(', ')}`);
};
