import type { RenderedPage } from '../src/entry-server.tsx';
import type { BuiltClient } from './routeAssets.ts';

/**
 * Adds to the head of a rendered page what React must not own, in one pass:
 * - first of all the early script, before it the address of the session check, where the page is drawn in the browser;
 * - the structured data;
 * - a link for each script that the early script loads later (browsers ignore `rel="script"`); where the scripts are the page's content,
 *   they are fetched at once, with the styles that they wait for;
 * - a link for each inlined stylesheet, of which the early script tells the module loader (browsers ignore `rel="inlined"`).
 *
 * @returns the page in pieces: to join texts of this size takes longer than all else here
 */
export function finishPage(
  { html, routes, structuredData, inline, sessionCheck }: Omit<RenderedPage, 'status' | 'location' | 'incomplete'>,
  { earlyScript, scripts, routeScripts, routeStyles, sessionScripts, assets }: BuiltClient,
): string[] {
  const drawnInBrowser = sessionCheck !== undefined;
  const start = html.indexOf('<head>') + '<head>'.length;
  const end = html.indexOf('</head>');
  const hrefs = [
    ...scripts,
    ...(drawnInBrowser ? sessionScripts : []),
    ...routes.flatMap((id) => routeScripts[id] ?? []),
  ];
  const scriptLinks = hrefs.map((href) => `<link rel="${drawnInBrowser ? 'modulepreload' : 'script'}" href="${href}">`);
  // The page of a member has no styles of screens: they are rendered in the browser, which fetches them.
  // They are looked for in the styles alone, which takes half the time of a search of the whole page.
  const inlined = inline.styles.join('');
  const isInPage = (href: string) => {
    const style = assets.inlineCss.styles[href];
    return style === undefined ? html.includes(href) : inlined.includes(style);
  };
  const awaited = drawnInBrowser ? routes.flatMap((id) => routeStyles[id] ?? []) : [];
  // as the module loader asks for them
  const awaitedLinks = awaited
    .filter((href) => !isInPage(href))
    .map((href) => `<link rel="preload" as="style" crossorigin href="${href}">`);
  const styleLinks = routes
    .flatMap((id) => assets.routes[id]?.css ?? [])
    .filter(isInPage)
    .map((href) => `<link rel="inlined" href="${href}">`);
  return [
    html.slice(0, start),
    drawnInBrowser ? `<link rel="session" href="${sessionCheck}">` : '',
    `<script>${earlyScript}</script>`,
    html.slice(start, end),
    structuredData,
    ...new Set([...scriptLinks, ...awaitedLinks, ...styleLinks]),
    html.slice(end),
  ];
}
