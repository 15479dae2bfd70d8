import { CatalogueDocument } from '@potli/api/contract/catalogueDocument';
import * as z from 'zod/mini';

/** The JSON Schema of what `potli import` reads, as one writes it: fields with defaults may be left out. */
export function catalogueSchema(): object {
  return { title: 'Potli catalogue', ...z.toJSONSchema(CatalogueDocument, { io: 'input' }) };
}
