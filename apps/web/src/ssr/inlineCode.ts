import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script';
import type { createRouter } from '../router.tsx';

/** Texts of the inline elements that the site writes into a page. */
export interface InlineCode {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Collects the inline scripts and styles of the router where it makes them. A policy with only their hashes does not allow
 * a script that got into the HTML another way.
 * `scripts` fills up while the page is rendered.
 */
export function collectInlineCode(router: ReturnType<typeof createRouter>): InlineCode {
  const scripts: string[] = [];
  const { serverSsr, ssr } = router;
  if (serverSsr) {
    const take = serverSsr.takeInitialHydrationScriptTags;
    serverSsr.takeInitialHydrationScriptTags = () => {
      const tags = take();
      for (const { children } of tags ? [...tags.before, tags.boundary] : []) if (children) scripts.push(children);
      return tags;
    };
  }
  const scroll = getScrollRestorationScriptForRouter(router);
  // The router's `ScriptOnce` writes it so.
  if (scroll) scripts.push(`${scroll};document.currentScript.remove()`);
  const style = ssr?.manifest?.inlineStyle?.children;
  return { scripts, styles: style ? [style] : [] };
}
