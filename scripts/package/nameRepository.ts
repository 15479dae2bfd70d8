import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';

// Runs in a package's folder before it is packed. A copy of the project publishes under its own address, so the manifest gets
// the repository that the release runs in; elsewhere it stays as it is.
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;

if (server && name) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as object;
  const directory = `packages/${basename(process.cwd())}`;
  const repository = { type: 'git', url: `git+${server}/${name}.git`, directory };
  writeFileSync('package.json', `${JSON.stringify({ ...manifest, repository }, null, 2)}\n`);
}
