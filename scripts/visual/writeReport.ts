import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Approvals, type Findings, toApproval } from './approvals.ts';
import { visualFolder } from './buildStories.ts';
import type { Change } from './Change.ts';
import { readJson } from './readJson.ts';

const folder = join(visualFolder, 'report');
const findingsFile = join(folder, 'findings.json');

const style = `
body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #f4f4f4 }
figure { display: inline-block; vertical-align: top; margin: 0 16px 16px 0; max-width: 31% }
img { max-width: 100%; background: #fff; box-shadow: 0 0 0 1px #bbb }
h2 { font-size: 18px; margin: 32px 0 8px }`;

function toSection({ name, verdict, pictures }: Change, isApproved: boolean) {
  const file = name.replaceAll(' ', '_');
  const figures = Object.entries(pictures).map(([kind, picture]) => {
    writeFileSync(join(folder, `${file}_${kind}.png`), picture);
    return `<figure><figcaption>${kind}</figcaption><img loading="lazy" alt="" src="${file}_${kind}.png"></figure>`;
  });
  return `<section><h2>${name}</h2><p>${verdict}${isApproved ? ', approved' : ''}</p>${figures.join('')}</section>`;
}

/** Writes one page with every change: before, after, difference. Returns its path. */
export function writeReport(changes: Change[], approvals: Approvals, filter: string): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const findings: Findings = { filter, changes: Object.fromEntries(changes.map((one) => [one.name, toApproval(one)])) };
  writeFileSync(findingsFile, JSON.stringify(findings));
  const sections = changes.map((one) => toSection(one, approvals[one.name] === toApproval(one))).join('\n');
  const title = `${changes.length} visual changes`;
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${sections}</html>`;
  const file = join(folder, 'index.html');
  writeFileSync(file, page);
  return file;
}

/** What the last run reported. Throws where there was none. */
export function readFindings(): Findings {
  return readJson<Findings>(findingsFile);
}
