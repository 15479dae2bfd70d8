import { catalogueKinds } from '@potli/api/contract/catalogueKinds';
import type { SchemaPart } from '../src/cli/schemaCommand.ts';

export const BEGIN = '<!-- fields: written by apps/server/scripts/write-schema.ts -->';
export const END = '<!-- end of fields -->';

/** What a value is, in a few words. */
function typeOf({ type, format, const: only, enum: words, items, anyOf }: SchemaPart): string {
  if (only !== undefined) return `\`${JSON.stringify(only)}\``;
  if (words) return words.map((word) => `\`${String(word)}\``).join(', ');
  if (anyOf) return anyOf.map(typeOf).join(' or ');
  if (items) return items.properties ? 'list of objects' : `list of ${typeOf(items)}s`;
  if (type === 'string') return format === 'date-time' ? 'instant' : 'text';
  return type ?? '';
}

/** Whether the field has to be there, or what stands for it. */
function needOf(field: string, { default: otherwise }: SchemaPart, required: readonly string[]): string {
  if (required.includes(field)) return 'yes';
  return otherwise === undefined || typeof otherwise === 'object' ? '' : `\`${JSON.stringify(otherwise)}\``;
}

/** Lines for the fields of a part, with those of the objects within it below each. */
function linesOf({ properties = {}, required = [] }: SchemaPart, place: string): string[] {
  return Object.entries(properties).flatMap(([field, part]) => {
    const cells = [`\`${place}${field}\``, typeOf(part), needOf(field, part, required), part.description ?? ''];
    const inner = part.items ?? part;
    // rates that hold later have the fields of rates
    const isKnown = place !== '' && field === 'rates';
    return [`| ${cells.join(' | ')} |`, ...(isKnown ? [] : linesOf(inner, `${place}${field}.`))];
  });
}

/** A table of the fields of each list of the document. */
export function fieldTables({ properties = {} }: SchemaPart): string {
  return catalogueKinds
    .map((kind) => {
      const list = properties[kind] ?? {};
      const head = ['| Field | Type | Needed | Meaning |', '| --- | --- | --- | --- |'];
      return [`### ${kind}`, '', list.description ?? '', '', ...head, ...linesOf(list.items ?? {}, '')].join('\n');
    })
    .join('\n\n');
}

/** The page with its tables written anew. @throws where it has no place for them */
export function withFieldTables(page: string, schema: SchemaPart): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`The page has no place for its fields: ${BEGIN} … ${END}`);
  return `${before}${BEGIN}\n\n${fieldTables(schema)}\n\n${END}${after}`;
}
