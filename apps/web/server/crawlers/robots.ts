import { paths } from '../../src/lib/paths.ts';

/** Closed to crawlers: private pages, and addresses that do something when they are visited. */
const closed = [
  paths.dashboard,
  paths.redirect,
  paths.forgotPassword,
  paths.verifyEmail,
  paths.stopBankChange,
  '/api/custom-link/',
];

/** The text of `/robots.txt`. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
