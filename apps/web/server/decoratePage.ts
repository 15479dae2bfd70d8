import { earlyScript } from './earlyScripts.ts';
import type { BuiltClient } from './routeAssets.ts';

/**
 * Adds to a rendered page what React must not own: the early script, the scripts it fetches later (browsers do nothing
 * about such links), and one disabled link for each stylesheet whose text is inlined. By these links the module loader
 * knows what is there, and asks for none of it a second time.
 * @param routes ids of the routes that the page is made of
 */
export function decoratePage(html: string, client: BuiltClient, routes: readonly string[]): string {
  const scripts = [...client.scripts, ...routes.flatMap((id) => client.routeScripts[id] ?? [])];
  const links = [...new Set(scripts)].map((href) => `<link rel="script" href="${href}">`);
  const inlined = Object.entries(client.assets.inlineCss?.styles ?? {})
    .filter(([, text]) => html.includes(text))
    .map(([href]) => `<link rel="stylesheet" href="${href}" disabled>`);
  return html
    .replace('<head>', () => `<head><script>${earlyScript}</script>`)
    .replace('</head>', () => `${[...links, ...inlined].join('')}</head>`);
}
