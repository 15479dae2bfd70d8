import type * as z from 'zod/mini';
import { Html } from './catalogueFields.ts';

/** What a field of the catalogue document holds, so that one form fits every kind. */
export type FieldShape =
  | { type: 'text' | 'html' | 'number' | 'flag' | 'instant' }
  | { type: 'choice'; options: string[] }
  | { type: 'list'; of: FieldShape }
  | { type: 'group'; fields: FieldOf[] };

export interface FieldOf {
  name: string;
  shape: FieldShape;
  /** The document refuses a row without it. */
  isRequired: boolean;
}

type Known = z.core.$ZodTypes['_zod'];

const defOf = (schema: z.core.$ZodType) => (schema._zod as Known).def;

/** The shape of a schema of the document. @throws for a type of schema that no field has had so far */
export function shapeOf(schema: z.core.$ZodType): FieldShape {
  if (schema === Html) return { type: 'html' };
  const def = defOf(schema);
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
      return shapeOf(def.innerType);
    case 'pipe':
      return shapeOf(def.in);
    case 'array':
      return { type: 'list', of: shapeOf(def.element) };
    case 'object':
      return { type: 'group', fields: fieldsOf(def.shape) };
    case 'enum':
      return { type: 'choice', options: Object.values(def.entries).map(String) };
    case 'boolean':
      return { type: 'flag' };
    case 'number':
      return { type: 'number' };
    case 'string':
      return { type: 'format' in def && def.format === 'datetime' ? 'instant' : 'text' };
    default:
      throw new Error(`No form shows a field of the type "${def.type}".`);
  }
}

/** The fields of an object of the document, in its order. */
export const fieldsOf = (shape: Readonly<Record<string, z.core.$ZodType>>): FieldOf[] =>
  Object.entries(shape).map(([name, schema]) => ({
    name,
    shape: shapeOf(schema),
    isRequired: !['optional', 'default'].includes(defOf(schema).type),
  }));

/** What a new entry of a list begins as. */
export function emptyValue(shape: FieldShape): unknown {
  if (shape.type === 'list') return [];
  if (shape.type === 'flag') return false;
  if (shape.type === 'choice') return shape.options[0];
  if (shape.type !== 'group') return shape.type === 'number' ? undefined : '';
  const given = shape.fields.filter(({ isRequired }) => isRequired);
  return Object.fromEntries(given.map((field) => [field.name, emptyValue(field.shape)]));
}
