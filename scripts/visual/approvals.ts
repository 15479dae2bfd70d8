/** The page that lists which differences are wanted, one line each. */
export const APPROVALS_PAGE = 'docs/approved-differences.md';

/** A line of the page: differences that somebody has looked at and wants. */
export interface Approval {
  /** The line as it is written. */
  line: string;
  /** Matches names of pictures: story and mode, `components-content-tag--tones potli-light-390`. */
  pattern: RegExp;
  reason: string;
}

interface Judged<Difference> {
  /** Nobody has approved them: the comparison fails. */
  open: Difference[];
  approved: (Difference & { reason: string })[];
  /** Lines that approve nothing: to be deleted. */
  stale: Approval[];
}

const LINE = /^- \d{4}-\d{2}-\d{2} `(?<pattern>[^`]+)`: (?<reason>\S.*)$/;

/**
 * Reads the list of the page, which is everything that begins with a dash.
 * @param page Markdown
 * @throws Error with the line that is written in another way
 */
export function readApprovals(page: string): Approval[] {
  const lines = page.split('\n').filter((line) => line.startsWith('- '));
  return lines.map((line) => {
    const { pattern, reason } = LINE.exec(line)?.groups ?? {};
    if (!pattern || !reason) throw new Error(`${APPROVALS_PAGE}: not "- YYYY-MM-DD \`pattern\`: reason": ${line}`);
    return { line, pattern: new RegExp(pattern), reason };
  });
}

/**
 * Separates the differences that a line approves. A line that the base has, too, approved an earlier difference, which
 * is part of the base by now; it must not hide a later one.
 */
export function judgeDifferences<Difference extends { name: string }>(
  differences: readonly Difference[],
  { page, basePage }: { page: string; basePage: string },
): Judged<Difference> {
  const earlier = new Set(readApprovals(basePage).map(({ line }) => line));
  const all = readApprovals(page);
  const current = all.filter(({ line }) => !earlier.has(line));
  const approvalOf = (name: string) => current.find(({ pattern }) => pattern.test(name));
  return {
    open: differences.filter(({ name }) => !approvalOf(name)),
    approved: differences.flatMap((difference) => {
      const approval = approvalOf(difference.name);
      return approval ? [{ ...difference, reason: approval.reason }] : [];
    }),
    stale: all.filter(({ line, pattern }) => earlier.has(line) || !differences.some(({ name }) => pattern.test(name))),
  };
}
