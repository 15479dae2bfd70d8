import type { CatalogueFields, CatalogueRow } from '@potli/api/contract/adminCatalogue';
import type { RateRow } from '@potli/api/contract/catalogueDocument';
import { type CatalogueKindName, kindFields } from '@potli/api/contract/catalogueKinds';
import type { FieldOf } from '@potli/api/contract/fieldShape';
import { ApiError } from '@potli/api/errors';
import { Callout } from '@potli/ui/Callout';
import { Heading } from '@potli/ui/Heading';
import { Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { Text } from '@potli/ui/Text';
import { TriangleAlert } from 'lucide';
import { fieldText } from '../../../features/shopWindow/fieldText.ts';
import { pictureFrame } from '../../../features/shopWindow/pictureFrame.ts';
import { ValueField } from '../../../features/shopWindow/ValueField.tsx';
import { Conflicts } from './Conflicts.tsx';
import { NextRates } from './NextRates.tsx';
import { RatesField } from './RatesField.tsx';
import { rowGroups } from './rowGroups.ts';
import type { RowFields } from './useRowFields.ts';

interface RowFormProps {
  kind: CatalogueKindName;
  fields: RowFields;
  /** What visitors see now; null where it was never published. */
  published: CatalogueRow['row'];
  /** Why it was not saved. */
  error: Error | null;
}

/** The sentence of a refusal about a field: `storeName: Is missing`. */
const problemOf = (sentences: readonly string[], name: string): string | undefined => {
  const about = sentences.find((sentence) => new RegExp(`^${name}(\\.|:|\\[)`).test(sentence));
  return about?.replace(/^[^:]*: /, '');
};

/** All fields of a row in groups, what visitors see first in front. */
export function RowForm({ kind, fields, published, error }: RowFormProps) {
  const sentences = error instanceof ApiError ? error.errors : [];
  return (
    <Stack gap="x2">
      {error && (
        <Callout icon={TriangleAlert} tone="danger" role="alert">
          <Stack gap="s">
            <Text>It was not saved.</Text>
            {(sentences.length > 0 ? sentences : [error.message]).map((sentence) => (
              <Text key={sentence}>{inWords(sentence)}</Text>
            ))}
          </Stack>
        </Callout>
      )}
      <Conflicts fields={fields} />
      {rowGroups(kind).map((group) => (
        <Panel as="section" key={group.title} aria-label={group.title}>
          <Stack>
            <Heading level={2}>{group.title}</Heading>
            {group.fields.map((field) => (
              <Part
                key={field.name}
                {...{ kind, field, fields, published }}
                isFixed={field.name === kindFields[kind].key && (fields.base.row ?? fields.base.draft) !== null}
                error={problemOf(sentences, field.name)}
              />
            ))}
          </Stack>
        </Panel>
      ))}
    </Stack>
  );
}

/** `storeName: Is missing` with the label that people read. */
const inWords = (sentence: string): string =>
  sentence.replace(/^(\w+)/, (name) => (fieldText(name).label === name ? name : `“${fieldText(name).label}”`));

interface PartProps extends Pick<RowFormProps, 'kind' | 'fields' | 'published'> {
  field: FieldOf;
  /** The key: links lead to it. */
  isFixed: boolean;
  error: string | undefined;
}

function Part({ kind, field, fields, published, isFixed, error }: PartProps) {
  const { name } = field;
  const value = fields.values[name];
  const onValue = (next: unknown) => fields.set(name, next);
  if (name === 'rates') {
    const label = fieldText(name).label;
    return (
      <RatesField {...{ label }} rates={ratesOf(fields.values)} published={ratesOf(published)} onRates={onValue} />
    );
  }
  if (name === 'nextRates') return <NextRates fields={fields} published={ratesOf(published)} />;
  const frame = pictureFrame(kind, fields.values, fields.set);
  return <ValueField {...{ field, value, onValue, error, frame }} disabled={isFixed} />;
}

/** The rates that a row has now. */
const ratesOf = (row: CatalogueFields | null): readonly RateRow[] => (row?.rates as RateRow[] | undefined) ?? [];
