import { contract, type Endpoint, type EndpointName } from '@potli/api';
import type { Command } from '../src/cli/Cli.ts';

/** A vertical line would end the cell of a table. */
const inCell = (text: string) => text.replaceAll('|', String.raw`\|`);

const tableOf = (headings: string[], rows: string[][]): string =>
  [headings, headings.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

interface Parts {
  commands: Readonly<Record<string, Command>>;
  callCommands: Readonly<Record<string, string>>;
}

/** docs/commands.md, as it is before the formatter widens its tables. */
export function commandPage({ commands, callCommands }: Parts): string {
  const forms = Object.values(commands).flatMap(({ help }) => help);
  const calls = Object.entries(callCommands).map(([call, command]) => {
    const { summary }: Endpoint = contract[call as EndpointName];
    return [`\`${call}\``, inCell(summary), `\`${command}\``];
  });
  return `# Commands

Made by \`node --conditions=source apps/server/scripts/write-commands.ts\` of the help texts; a test compares them. Each stands after
\`npx -y pnpm@12 potli\`, and \`--help\` after it prints the same.

A day is one of India, and begins at its midnight. A time without an offset (\`2026-11-30T10:00\`) is India's, on every machine;
with one (\`2026-11-30T04:30Z\`) it is that of its offset.

${tableOf(
  ['Command', 'Does'],
  forms.map(([usage, text]) => [`\`${inCell(usage)}\``, inCell(text)]),
)}

## Instead of the admin area

Every call of the admin area that changes something has a command, which goes through the same service: the same rules, one change that
can be undone, the same rows in the audit log, named \`cli:\` and the user of the operating system. What a second person must approve waits
for another user, or for a member in the admin area.

${tableOf(['Call', 'Does', 'Command'], calls)}
`;
}
