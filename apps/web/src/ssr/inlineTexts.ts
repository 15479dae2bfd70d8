import { getScrollRestorationScriptForRouter } from '@tanstack/router-core/scroll-restoration-script';
import type { createRouter } from '../router.tsx';

/** Texts of the inline elements that a page is meant to have. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * What the router is about to write into a page between script and style tags, taken from where it makes it. A policy
 * that names only these blesses nothing that got into the HTML by another way.
 * `scripts` fills up while the page is rendered.
 */
export function inlineTexts(router: ReturnType<typeof createRouter>): InlineTexts {
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
