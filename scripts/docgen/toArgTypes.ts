import type { StrictArgTypes } from 'storybook/internal/types';
import type { PropDocs } from './ComponentDocs.ts';

/** What Storybook makes a table and controls of; required props come first. */
export function toArgTypes(props: readonly PropDocs[]): StrictArgTypes {
  const sorted = [...props].sort((a, b) => Number(b.required) - Number(a.required));
  return Object.fromEntries(sorted.map((prop) => [prop.name, toArgType(prop)]));
}

function toArgType({
  name,
  description,
  required,
  type,
  choices,
  parts,
  defaultValue,
}: PropDocs): StrictArgTypes[string] {
  return {
    name,
    description,
    type: { required, ...toType(type, choices) },
    table: {
      type: { summary: type.replaceAll('"', "'"), ...(parts !== undefined && { detail: parts }) },
      ...(defaultValue !== undefined && { defaultValue: { summary: defaultValue } }),
    },
  };
}

function toType(type: string, choices: PropDocs['choices']): NonNullable<StrictArgTypes[string]['type']> {
  if (choices) return { name: 'enum', value: choices };
  if (type === 'string' || type === 'number' || type === 'boolean') return { name: type };
  if (type === 'string | null') return { name: 'string' };
  if (type.includes('=>')) return { name: 'function' };
  return { name: 'other', value: type };
}
