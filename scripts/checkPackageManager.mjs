// Runs before every install, on any Node: another package manager would install other versions, or half of them.
import { readFileSync } from 'node:fs';

const { name, version } =
  /^(?<name>\w+)\/(?<version>[\d.]+)/.exec(process.env.npm_config_user_agent ?? '')?.groups ?? {};
const workspace = readFileSync(new URL('../pnpm-workspace.yaml', import.meta.url), 'utf8');
const major = /^ {2}pnpm: (\d+)\./m.exec(workspace)?.[1];

if (name !== 'pnpm' || version.split('.')[0] !== major) {
  const found = name ? `, not by ${name} ${version}` : '';
  console.error(`Potli is installed by pnpm ${major}${found}. Run: npx -y pnpm@${major} install`);
  process.exitCode = 1;
}
