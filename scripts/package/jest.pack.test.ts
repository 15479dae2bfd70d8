import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { createConsumer } from './createConsumer.ts';
import { packUi, uiFolder } from './packUi.ts';
import { run } from './run.ts';

let tarball: string;
let consumer: string;

beforeAll(async () => {
  tarball = await packUi();
  const testing = { '@testing-library/react': '16.3.3', '@testing-library/dom': '10.4.2' };
  const jest = { jest: '30.5.2', 'jest-environment-jsdom': '30.5.2', '@swc/core': '1.16.22', '@swc/jest': '0.2.39' };
  const others = { ...jest, ...testing, '@testing-library/user-event': '14.6.13' };
  consumer = await createConsumer({ tarball, template: 'jest', packages: ['react', 'react-dom'], others });
});

afterAll(() => rmSync(dirname(tarball), { recursive: true }));

/** Writes the code of the README that begins with a file's name. */
function writeFromReadme(file: string): void {
  const readme = readFileSync(join(uiFolder, 'README.md'), 'utf8');
  const [, code = ''] = readme.split(`\`\`\`js\n// ${file}\n`);
  writeFileSync(join(consumer, file), code.split('```')[0] ?? '');
}

it('is filled in and sent by a test of Jest with jsdom, set up as the README says', { timeout: 180_000 }, async () => {
  writeFromReadme('jest.config.mjs');
  writeFromReadme('jest.setup.mjs');
  // React tests nothing in production
  await run(consumer, 'env', 'NODE_ENV=test', process.execPath, 'node_modules/jest/bin/jest.js', '--ci');
});
