import { writeFileSync } from 'node:fs';
import { catalogueSchema } from '../src/cli/schemaCommand.ts';

// For editors, which check a document while it is written.
const place = new URL('../../../docs/catalogue.schema.json', import.meta.url);
writeFileSync(place, `${JSON.stringify(catalogueSchema(), null, 2)}\n`);
