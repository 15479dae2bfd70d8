import { posix } from 'node:path';
import { toAnchor } from './toAnchor.ts';

/** A text file of the repository. */
export interface CitingFile {
  /** From the root of the repository. */
  path: string;
  text: string;
}

const PAGE = /(?<![\w./-])(docs\/[\w./-]+\.(?:md|json|png))(?:#([\w-]+))?/g;
const DECISION = /(?<![\w./-])docs\/decisions\/\d{3}(?![\w-]*\.md)[\w-]*/g;
/** Not those to other hosts, from the root of a site, or to pages of Storybook (`storybookIndex.test.ts`). */
const LINK = /\]\((?![a-z]+:|\/|\?)([^)#\s]*)(?:#([\w-]+))?\)/g;
const SOURCE = /`([\w@$][\w.@$/-]*\.(?:tsx?|mjs|mdx|sql))(?![\w*])[^`]*`/g;
const FOLDER = /(?<![\w./-])(?:apps|packages|scripts|bench|\.storybook)\/[\w@.$/-]*[\w$]/g;
/** Citations of texts that are not in the repository. */
const ELSEWHERE = /\((?:spec|decisions)[,)]|\bspec, |\bthe spec\b|design language, \w+ \d|\bsections? \d/g;

/**
 * What comments and docs cite and the repository does not have: pages, headings, decisions, links, source files.
 *
 * @param files all text files whose citations are checked
 * @param paths of all files of the repository
 * @returns one sentence for each problem
 */
export function citationProblems(files: readonly CitingFile[], paths: ReadonlySet<string>): string[] {
  const folders = new Set([...paths].flatMap(foldersOf));
  const headings = new Map(files.filter(isPage).map(({ path, text }) => [path, headingsOf(text)]));
  const has = (path: string) => paths.has(path) || folders.has(path);
  const hasHeading = (path: string, heading: string | undefined) =>
    heading === undefined || headings.get(path)?.has(heading) === true;

  return files.flatMap((file) => {
    const problems: string[] = [];
    const missing = (what: string) => problems.push(`${file.path}: ${what}`);
    const cite = (path: string, heading: string | undefined) => {
      if (!has(path)) missing(`${path} does not exist`);
      else if (!hasHeading(path, heading)) missing(`${path} has no heading #${heading}`);
    };
    const text = isPage(file) ? withoutCode(file.text) : file.text;

    for (const [, path = '', heading] of text.matchAll(PAGE)) cite(path, heading);
    for (const [decision] of text.matchAll(DECISION)) {
      if (![...paths].some((path) => path.startsWith(decision))) missing(`${decision} does not exist`);
    }
    for (const [words] of text.matchAll(ELSEWHERE)) missing(`“${words}” names no page of this repository`);
    if (!isPage(file)) return problems;

    for (const [, target = '', heading] of text.matchAll(LINK)) {
      cite(target === '' ? file.path : posix.join(posix.dirname(file.path), target).replace(/\/$/, ''), heading);
    }
    for (const [, source = ''] of text.matchAll(SOURCE)) {
      if (![...paths].some((path) => `/${path}`.endsWith(`/${source}`))) missing(`${source} does not exist`);
    }
    for (const [path] of text.matchAll(FOLDER)) if (!has(path)) missing(`${path} does not exist`);
    return problems;
  });
}

const isPage = ({ path }: CitingFile) => /\.mdx?$/.test(path);

/** Examples in fenced code may name files that do not exist. */
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```$/gm, '');

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

function headingsOf(text: string): Set<string> {
  return new Set([...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => toAnchor(heading)));
}
