import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { catalogueSchema } from '../src/cli/schemaCommand.ts';
import { withFieldTables } from './fieldTables.ts';

/** Writes the schema of the catalogue, for editors that check a document while it is written, and the tables of its fields. */
const docs = new URL('../../../docs/', import.meta.url);
const schema = catalogueSchema();
writeFileSync(new URL('catalogue.schema.json', docs), `${JSON.stringify(schema, null, 2)}\n`);
const page = new URL('catalogue.md', docs);
writeFileSync(page, withFieldTables(readFileSync(page, 'utf8'), schema));
const biome = fileURLToPath(new URL('../../../node_modules/.bin/biome', import.meta.url));
spawnSync(biome, ['format', '--write', fileURLToPath(page)]);
