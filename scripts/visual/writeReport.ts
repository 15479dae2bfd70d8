import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { visualFolder } from './buildStories.ts';
import type { Change } from './compareStories.ts';

const folder = join(visualFolder, 'report');

const style = `
body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #f4f4f4 }
figure { display: inline-block; vertical-align: top; margin: 0 16px 16px 0; max-width: 31% }
img { max-width: 100%; background: #fff; box-shadow: 0 0 0 1px #bbb }
h2 { font-size: 18px; margin: 32px 0 8px }`;

type Approved = Change & { reason: string };

/**
 * Writes one page with every change: before, after, difference. Approved ones come last, with the reason.
 * @returns its path
 */
export function writeReport(open: Change[], approved: Approved[]): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const title = `${open.length} visual changes, and ${approved.length} approved`;
  const withReason = approved.map((change) => ({ ...change, verdict: `approved: ${change.reason}` }));
  const sections = [...open, ...withReason].map(toSection).join('\n');
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${sections}</html>`;
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}

function toSection({ name, verdict, pictures }: Change): string {
  const figures = Object.entries(pictures).map(([kind, picture]) => {
    const file = `${name.replaceAll(' ', '_')}_${kind}.png`;
    writeFileSync(join(folder, file), picture);
    return `<figure><figcaption>${kind}</figcaption><img loading="lazy" alt="" src="${file}"></figure>`;
  });
  return `<section><h2>${name}</h2><p>${verdict}</p>${figures.join('')}</section>`;
}
