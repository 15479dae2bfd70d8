import type { PolicyNumber } from './readPolicy.ts';
import { unitOf } from './unitOf.ts';

const written = ({ name, value }: PolicyNumber) => `${value.toLocaleString('en-IN')} ${unitOf(name) ?? ''}`.trim();

/** docs/product/policy.md. Links of docstrings lead from `docs/product/`. */
export function toPolicyPage(numbers: readonly PolicyNumber[]): string {
  const rows = numbers.map((each) => `| \`${each.name}\` | ${written(each)} | ${each.about} |`);
  return `# Numbers of the rules

Made by \`node scripts/policy.ts\` of \`packages/api/src/contract/policy.ts\`; a test compares them. Other pages name a number of this
list with a mark behind it, \`<!-- PAYOUT_HOLD_HOURS -->\`, and the command writes these numbers, too.

| Name | Number | Rule |
| ---- | ------ | ---- |
${rows.join('\n')}
`;
}
