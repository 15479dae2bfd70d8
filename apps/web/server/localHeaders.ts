import { contentSecurityPolicy } from './contentSecurity.ts';

/**
 * Headers of a page for developers on this machine: it is not kept, names itself to no other site, and has one style and no more.
 * @param frames what it may frame
 */
export const localHeaders = (style: string, frames: readonly string[] = []) => ({
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'content-security-policy': contentSecurityPolicy({
    scripts: [],
    styles: [style],
    connect: [],
    pictures: [],
    frames,
  }),
});
