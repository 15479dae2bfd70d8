import { rowSchemas } from '@potli/api/contract/catalogueDocument';
import { catalogueKinds } from '@potli/api/contract/catalogueKinds';
import { type FieldOf, type FieldShape, fieldsOf } from '@potli/api/contract/fieldShape';
import { expect, it } from 'vitest';
import { choiceText, fieldText } from './fieldText.ts';

const inside = (shape: FieldShape): FieldOf[] => {
  if (shape.type === 'list') return inside(shape.of);
  return shape.type === 'group' ? shape.fields.flatMap((field) => [field, ...inside(field.shape)]) : [];
};

it.each(catalogueKinds)('%s: each field has a label, and each choice its words', (kind) => {
  const fields = fieldsOf(rowSchemas[kind].shape).flatMap((field) => [field, ...inside(field.shape)]);
  expect(fields.map(({ name }) => name).filter((name) => fieldText(name).label === name)).toEqual([]);
  const choices = fields.flatMap(({ shape }) => (shape.type === 'choice' ? shape.options : []));
  expect(choices.filter((choice) => choiceText(choice) === choice)).toEqual([]);
});
