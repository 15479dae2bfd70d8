import { writeFileSync } from 'node:fs';
import { demoCatalogue } from '@potli/api/fixtures';

// The demo shop as a document: an example for those who load a shop of their own.
const place = new URL('../src/demo/catalogue.json', import.meta.url);
const document = { $schema: '../../../docs/catalogue.schema.json', ...demoCatalogue };
writeFileSync(place, `${JSON.stringify(document, null, 2)}\n`);

// Its words for the search alone: a start for the list of a shop of one's own.
const words = {
  $schema: './catalogue.schema.json',
  version: demoCatalogue.version,
  searchWords: demoCatalogue.searchWords,
};
writeFileSync(new URL('../../../docs/search-words.json', import.meta.url), `${JSON.stringify(words, null, 2)}\n`);
