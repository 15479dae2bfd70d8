import { writeFileSync } from 'node:fs';
import { demoCatalogue } from '@potli/api/fixtures';

// The demo shop as a document: an example for those who load a shop of their own.
const place = new URL('../src/demo/catalogue.json', import.meta.url);
const document = { $schema: '../../../docs/catalogue.schema.json', ...demoCatalogue };
writeFileSync(place, `${JSON.stringify(document, null, 2)}\n`);

// Its words for the search, and its texts: starts for a shop of one's own.
const starts = {
  'search-words': { searchWords: demoCatalogue.searchWords },
  texts: { faqs: demoCatalogue.faqs, texts: demoCatalogue.texts },
};
for (const [name, lists] of Object.entries(starts)) {
  const start = { $schema: './catalogue.schema.json', version: demoCatalogue.version, ...lists };
  writeFileSync(new URL(`../../../docs/${name}.json`, import.meta.url), `${JSON.stringify(start, null, 2)}\n`);
}
