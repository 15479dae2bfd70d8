import type * as z from 'zod/mini';

/** How the value of a field stands in a cell. */
export interface FieldType {
  /** `lines`: a list of texts, one a line; `json`: what has parts. */
  type: 'text' | 'number' | 'boolean' | 'lines' | 'json';
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
  return { type: def.type === 'object' ? 'json' : 'text' };
}
