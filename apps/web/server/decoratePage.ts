import { earlyScript } from './earlyScripts.ts';
import type { BuiltClient } from './routeAssets.ts';

/**
 * Adds to a rendered page what React must not own: the early script, and one disabled link for each stylesheet whose
 * text is inlined, so that the module loader does not fetch it a second time.
 */
export function decoratePage(html: string, client: BuiltClient): string {
  const inlined = Object.entries(client.assets.inlineCss?.styles ?? {})
    .filter(([, text]) => html.includes(text))
    .map(([href]) => `<link rel="stylesheet" href="${href}" disabled>`)
    .join('');
  return html
    .replace('<head>', () => `<head><script>${earlyScript(client.scripts)}</script>`)
    .replace('</head>', () => `${inlined}</head>`);
}
