import type { PolicyNumber } from './readPolicy.ts';
import { unitOf } from './unitOf.ts';

const HEADINGS = ['Name', 'Number', 'Rule'];

const written = ({ name, value }: PolicyNumber) => `${value.toLocaleString('en-IN')} ${unitOf(name) ?? ''}`.trim();

/** docs/product/policy.md, as the formatter has it. */
export function toPolicyPage(numbers: readonly PolicyNumber[]): string {
  const cells = [HEADINGS, ...numbers.map((each) => [`\`${each.name}\``, written(each), each.about])];
  const widths = HEADINGS.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const [head = '', ...rows] = cells.map(
    (row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`,
  );
  const line = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return `# Numbers of the rules

Made by \`node scripts/policy.ts\` of \`packages/api/src/contract/policy.ts\`; a test compares them. Other pages name a number of this
list with a mark behind it, \`<!-- PAYOUT_HOLD_HOURS -->\`, and the command writes these numbers, too.

${[head, line, ...rows].join('\n')}
`;
}
