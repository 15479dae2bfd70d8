import type * as z from 'zod/mini';

/** How the value of a field is written in a cell. */
export interface FieldType {
  /** `code`: a text without blanks, such as a slug or an address; `lines`: a list of texts, one a line; `json`: what has parts. */
  type: 'text' | 'code' | 'time' | 'number' | 'boolean' | 'lines' | 'json';
  /** What an empty cell is where it is not an absent field. */
  empty?: null | [];
}

/** How the values of a field of the catalogue document stand in cells. */
export function fieldTypeOf(schema: z.core.$ZodType): FieldType {
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if (def.type === 'nullable') return { ...fieldTypeOf(def.innerType), empty: null };
  if (def.type === 'optional') return fieldTypeOf(def.innerType);
  // an empty cell is the default
  if (def.type === 'default') return { type: fieldTypeOf(def.innerType).type };
  if (def.type === 'pipe') return fieldTypeOf(def.in);
  if (def.type === 'array') {
    const element = def.element._zod as z.core.$ZodTypes['_zod'];
    return { type: element.def.type === 'string' ? 'lines' : 'json', empty: [] };
  }
  if (def.type === 'number' || def.type === 'boolean') return { type: def.type };
  if (def.type === 'object') return { type: 'json' };
  const formats = [def, ...(def.checks ?? []).map((check) => check._zod.def)].map((part): unknown =>
    Reflect.get(part, 'format'),
  );
  if (formats.includes('datetime')) return { type: 'time' };
  return { type: formats.includes('regex') ? 'code' : 'text' };
}
