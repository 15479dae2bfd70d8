import { contentSecurityPolicy } from './contentSecurity.ts';

/**
 * Headers of a page for developers on this machine: not cached, without a referrer, with one style only.
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
