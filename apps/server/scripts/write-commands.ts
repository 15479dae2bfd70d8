import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commands } from '../src/cli/commands.ts';
import { callCommands } from './callCommands.ts';
import { commandPage } from './commandPage.ts';

const page = new URL('../../../docs/commands.md', import.meta.url);
writeFileSync(page, commandPage({ commands, callCommands }));
const biome = fileURLToPath(new URL('../../../node_modules/.bin/biome', import.meta.url));
spawnSync(biome, ['format', '--write', fileURLToPath(page)], { stdio: 'inherit' });
