/** Where crawlers have no business: private pages, and addresses whose visit is a deed. */
const closed = [
  '/user_dashboard',
  '/redirect',
  '/forgot-password',
  '/verify-email',
  '/stop-bank-change',
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
