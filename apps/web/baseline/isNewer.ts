import type { SimpleSupportStatement, SupportBlock, SupportStatement } from '@mdn/browser-compat-data';
import { browsers } from './browsers.ts';

type BrowserName = keyof typeof browsers;
const names = Object.keys(browsers) as BrowserName[];

/** Whether a browser of the baseline has not got something, by MDN's data about it. */
export function isNewer(support: SupportBlock): boolean {
  return names.some((name) => !hasIt(support[name], browsers[name]));
}

/** The same without what only phones lack, and will: a pointer that changes its shape. */
export function isNewerOnComputers(support: SupportBlock): boolean {
  return (['chrome', 'safari', 'firefox'] as const).some((name) => !hasIt(support[name], browsers[name]));
}

/** What MDN does not know counts as there: it writes down what is missing. */
function hasIt(statement: SupportStatement | undefined, version: string): boolean {
  if (statement === undefined) return true;
  const statements: SimpleSupportStatement[] = Array.isArray(statement) ? statement : [statement];
  return statements.some((one) => !one.flags && !one.prefix && !one.alternative_name && isIn(one, version));
}

function isIn({ version_added, version_removed }: SimpleSupportStatement, version: string): boolean {
  if (version_added === null) return true;
  if (typeof version_added !== 'string' || version_added === 'preview') return false;
  if (typeof version_removed === 'string' && !isBefore(version, version_removed)) return false;
  return !isBefore(version, version_added.replace('≤', ''));
}

function isBefore(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) < 0;
}
