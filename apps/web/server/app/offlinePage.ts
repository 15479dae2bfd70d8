import { dark, light, logoShapes } from '../brand.ts';
import { contentSecurityPolicy } from '../contentSecurity.ts';
import { toPage } from '../pageCache.ts';

const style = `
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;gap:20px;padding:24px;max-width:520px;margin-inline:auto;background:${light.paper};color:${light.ink};font:400 17px/27px system-ui,sans-serif}
h1{margin:12px 0 0;font:800 34px/40px Georgia,serif}
p{margin:0;color:${light.ink2}}
a{padding:12px 20px;border-radius:14px;background:${light.action};color:${light.onAction};font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid ${light.focus};outline-offset:2px}
.night{display:none}
@media (prefers-color-scheme:dark){
body{background:${dark.paper};color:${dark.ink}}
p{color:${dark.ink2}}
a{background:${dark.action};color:${dark.onAction}}
a:focus-visible{outline-color:${dark.focus}}
.day{display:none}
.night{display:block}
}`;

const logo = (ground: 'field' | 'night', theme: string) =>
  `<svg class="${theme}" width="150" height="48" viewBox="0 0 150 48" aria-hidden="true">${logoShapes(ground)}</svg>`;

/**
 * The page shown in place of any other while there is no network; the service worker keeps it. It needs nothing but
 * itself. The link leads to the address that was asked for.
 */
export function offlinePage(productName: string) {
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>You are offline | ${productName}</title>
<style>${style}</style>
</head>
<body>
${logo('field', 'day')}${logo('night', 'night')}
<h1>You are offline</h1>
<p>Rates, deals and coupons change through the day, so none are shown from memory. The page opens when your connection is back.</p>
<a href="">Try again</a>
</body>
</html>
`;
  return toPage(
    200,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-security-policy': contentSecurityPolicy(html, { connect: [] }),
      'x-content-type-options': 'nosniff',
    },
    html,
  );
}
