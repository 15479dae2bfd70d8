import { dark, light, logoShapes } from './brand.ts';
import { contentSecurityPolicy } from './contentSecurity.ts';
import { type Page, toPage } from './Page.ts';

/** Style of a page without further files, in both themes. */
export const plainStyle = `
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;gap:20px;padding:24px;max-width:520px;margin-inline:auto;background:${light.background};color:${light.text};font:400 17px/27px system-ui,sans-serif}
h1{margin:12px 0 0;font:800 34px/40px Georgia,serif}
p{margin:0;color:${light.textMuted}}
a{padding:12px 20px;border-radius:14px;background:${light.secondary};color:${light.onSecondary};font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid ${light.focus};outline-offset:2px}
.night{display:none}
@media (prefers-color-scheme:dark){
body{background:${dark.background};color:${dark.text}}
p{color:${dark.textMuted}}
a{background:${dark.secondary};color:${dark.onSecondary}}
a:focus-visible{outline-color:${dark.focus}}
.day{display:none}
.night{display:block}
}`;

const draw = (ground: 'brand' | 'inverse', theme: string) =>
  `<svg class="${theme}" width="150" height="48" viewBox="0 0 150 48" aria-hidden="true">${logoShapes(ground)}</svg>`;

/** The logo for both themes, of which {@link plainStyle} shows one. */
export const plainLogo = draw('brand', 'day') + draw('inverse', 'night');

interface PlainPageOptions {
  productName: string;
  status: number;
  heading: string;
  text: string;
  cacheControl: string;
}

/** A page without further files. Its link loads the requested address again. */
export function plainPage({ productName, status, heading, text, cacheControl }: PlainPageOptions): Page {
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${heading} | ${productName}</title>
<style>${plainStyle}</style>
</head>
<body>
${plainLogo}
<h1>${heading}</h1>
<p>${text}</p>
<a href="">Try again</a>
</body>
</html>
`;
  const policy = contentSecurityPolicy({ scripts: [], styles: [plainStyle], connect: [], pictures: [], frames: [] });
  return toPage(
    status,
    {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': cacheControl,
      'content-security-policy': policy,
    },
    html,
  );
}

/** Pages for failures before a page could be rendered: made once at the start, and cheap to send. */
export function createFailurePages(productName: string) {
  const page = (status: number, heading: string, text: string) =>
    plainPage({ productName, status, heading, text, cacheControl: 'no-store' });
  return {
    broken: page(500, 'This page did not load', 'Something went wrong on our side. Your clicks and cashback are safe.'),
    busy: page(503, 'We are very busy', 'Please try again in a moment. Your clicks and cashback are safe.'),
    tooMany: page(429, 'Too many pages at once', 'Please wait a little and try again.'),
  };
}
