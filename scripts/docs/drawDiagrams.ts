import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Mermaid } from 'mermaid';
import { chromium, type Page } from 'playwright';
import { diagramOptions } from '../../apps/web/src/statecharts/diagramOptions.ts';
import { chromiumLaunch } from '../chromium.ts';

declare global {
  interface Window {
    mermaid: Mermaid;
  }
}

/** Mermaid in one file, which a page opened from the disk can run. */
const library = fileURLToPath(import.meta.resolve('mermaid/dist/mermaid.min.js'));

const DIAGRAM = /<pre class="diagram">[\s\S]*?<\/pre>/g;

/**
 * Replaces the sources of diagrams by drawings, in built pages. Mermaid needs a browser to measure text.
 *
 * @param folder of the built site, with stylesheet and fonts
 * @param addresses of the pages that contain diagrams
 */
export async function drawDiagrams(folder: string, addresses: readonly string[]): Promise<void> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    for (const address of addresses) {
      const file = join(folder, address);
      await page.goto(pathToFileURL(file).href);
      await page.addScriptTag({ path: library });
      const drawings = await draw(page);
      const html = readFileSync(file, 'utf8').replace(DIAGRAM, () => {
        return `<div class="diagram" role="group" aria-label="Diagram" tabindex="0">${drawings.shift()}</div>`;
      });
      writeFileSync(file, html);
    }
  } finally {
    await browser.close();
  }
}

/** Drawings (SVG) of all diagrams of a page, in order. */
function draw(page: Page): Promise<string[]> {
  return page.evaluate(async (options) => {
    // text is measured in the page's font, the first of its list; the others are what a system may not have
    const [font] = getComputedStyle(document.body).fontFamily.split(',');
    await document.fonts.load(`16px ${font}`);
    window.mermaid.initialize(options);
    const drawings: string[] = [];
    for (const [index, source] of document.querySelectorAll('pre.diagram').entries()) {
      const { svg } = await window.mermaid.render(`diagram-${index}`, source.textContent);
      drawings.push(svg);
    }
    return drawings;
  }, diagramOptions);
}
