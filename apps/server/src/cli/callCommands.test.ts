import { readFileSync } from 'node:fs';
import { contract, type Endpoint } from '@potli/api';
import { expect, test } from 'vitest';
import { callCommands } from '../../scripts/callCommands.ts';
import { commandPage } from '../../scripts/commandPage.ts';
import { commands } from './commands.ts';

const usages = Object.values(commands).flatMap(({ help }) => help.map(([usage]) => usage));

test('every call of the admin area that changes something has a command', () => {
  const writes = (Object.entries(contract) as [string, Endpoint][]).filter(
    ([, { auth, method, acts }]) => auth === 'admin' && (method !== 'GET' || acts),
  );
  expect(Object.keys(callCommands).toSorted()).toEqual(writes.map(([name]) => name).toSorted());
});

test.each(Object.entries(callCommands))('%s is done by "%s"', (_call, command) => {
  expect(usages.some((usage) => usage === command || usage.startsWith(`${command} `))).toBe(true);
});

/** The formatter widens tables. */
const narrow = (text: string) => text.replaceAll(/ +\|/g, ' |').replaceAll(/\| *-+/g, '| ---');

test('docs/commands.md is that of the help texts (else: node --conditions=source apps/server/scripts/write-commands.ts)', () => {
  const page = readFileSync(new URL('../../../../docs/commands.md', import.meta.url), 'utf8');
  expect(narrow(page)).toBe(narrow(commandPage({ commands, callCommands })));
});
