import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDesk } from '../apps/web/checkDesk.ts';
import { root } from './lib/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const page = read('docs/desk-of-your-own.md');

test('docs/desk-of-your-own.md has the file of the example as it is', () => {
  expect(page).toContain(`\`\`\`jsx\n${read('examples/desk/desk.tsx')}\`\`\`\n`);
});

test('docs/desk-of-your-own.md says what the build says of an address that stands twice', () => {
  const again = { slug: 'ends-next', title: 'Ends next', right: 'catalogue', load: () => {} };
  const message = /^own\/desk\/desk\.tsx: .*$/m.exec(page)?.[0];
  expect(() => checkDesk('own/desk/desk.tsx', { pages: [again, again] })).toThrow(message);
  expect(message).toContain('pages[1]');
});

test('git leaves an operator alone', () => {
  expect(read('.gitignore').split('\n')).toContain('/own/');
});
