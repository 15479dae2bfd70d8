import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/root.ts';
import { withNumbers } from './policy/markedNumbers.ts';
import { POLICY_PAGE, policyPages } from './policy/pages.ts';
import { readPolicy } from './policy/readPolicy.ts';
import { toPolicyPage } from './policy/toPolicyPage.ts';

/** Writes the numbers of the policy into the docs. */
const numbers = readPolicy();
const policy = Object.fromEntries(numbers.map(({ name, value }) => [name, value]));

writeFileSync(join(root, POLICY_PAGE), toPolicyPage(numbers));
for (const page of policyPages()) {
  const text = readFileSync(join(root, page), 'utf8');
  const now = withNumbers(text, policy);
  if (now === text) continue;
  writeFileSync(join(root, page), now);
  console.log(`${page}: numbers written anew`);
}
// a longer number makes a column of a table wider
spawnSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', 'docs', 'README.md'], { cwd: root });
