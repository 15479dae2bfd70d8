import { emptyValue, type FieldOf, type FieldShape } from '@potli/api/contract/fieldShape';
import { Button } from '@potli/ui/Button';
import { Checkbox } from '@potli/ui/Checkbox';
import { DateField } from '@potli/ui/DateField';
import { IconButton } from '@potli/ui/IconButton';
import { Row, Stack } from '@potli/ui/Layout';
import { Panel } from '@potli/ui/Panel';
import { Select } from '@potli/ui/Select';
import { Text } from '@potli/ui/Text';
import { TextArea } from '@potli/ui/TextArea';
import { TextField } from '@potli/ui/TextField';
import { Trash2 } from 'lucide';
import { FigureField } from './FigureField.tsx';
import { choiceText, fieldText } from './fieldText.ts';
import { fromIndiaField, toIndiaField } from './indiaTime.ts';
import { PictureField } from './PictureField.tsx';
import type { PictureFrame } from './pictureFrame.ts';

/** Fields of plain text that take more than a line. */
const longTexts = new Set(['metaDescription', 'answer']);

export interface ValueFieldProps {
  field: FieldOf;
  value: unknown;
  /** Undefined for none. */
  onValue: (value: unknown) => void;
  /** What is wrong with it. */
  error?: string | undefined;
  disabled?: boolean;
  /** Where its picture is shown. */
  frame?: PictureFrame | undefined;
}

/** A field of the catalogue document, by its shape; what has parts is a group of fields. */
export function ValueField({ field, value, onValue, error, disabled, frame: picture }: ValueFieldProps) {
  const { name, shape, isRequired } = field;
  const { label, help } = fieldText(name);
  const frame = { label, hint: help, error, required: isRequired, disabled };
  const text = typeof value === 'string' ? value : '';
  switch (shape.type) {
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={value === true}
          onChange={({ target }) => onValue(target.checked)}
          {...{ error, disabled }}
        />
      );
    case 'number':
      return <FigureField {...frame} value={value} onFigure={onValue} />;
    case 'instant':
      return (
        <DateField
          {...frame}
          withTime
          pickLabel={`Choose: ${label}`}
          value={toIndiaField(value)}
          onValueChange={(typed) => onValue(fromIndiaField(typed) ?? undefined)}
        />
      );
    case 'choice':
      return (
        <Select
          {...frame}
          // a required choice has no default: the editor chooses
          {...(isRequired && text === '' && { placeholder: 'Choose one' })}
          options={shape.options.map((option) => ({ value: option, label: choiceText(option) }))}
          value={text || (isRequired ? '' : shape.options[0])}
          onChange={({ target }) => onValue(target.value)}
        />
      );
    case 'html':
      return (
        <TextArea
          {...frame}
          hint={help ?? 'HTML is allowed: <p>, <ul>, <strong>.'}
          rows={5}
          value={text}
          onChange={({ target }) => onValue(target.value)}
        />
      );
    case 'list':
      return shape.of.type === 'group' ? (
        <ListField {...{ field, onValue }} of={shape.of} value={toList(value)} />
      ) : (
        <LinesField {...frame} of={shape.of} value={toList(value)} onValue={onValue} />
      );
    case 'group':
      return (
        <GroupField
          label={label}
          fields={shape.fields}
          value={toGroup(value)}
          onValue={onValue}
          isOptional={!isRequired && value === undefined}
        />
      );
    default:
      if (/imageUrl$/i.test(name)) return <PictureField {...frame} value={text} onAddress={onValue} frame={picture} />;
      return longTexts.has(name) ? (
        <TextArea {...frame} value={text} onChange={({ target }) => onValue(target.value)} />
      ) : (
        <TextField {...frame} value={text} onChange={({ target }) => onValue(target.value)} />
      );
  }
}

const toList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const toGroup = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;

type LinesFieldProps = Pick<ValueFieldProps, 'onValue' | 'error' | 'disabled'> & {
  label: string;
  hint?: string | undefined;
  of: FieldShape;
  value: readonly unknown[];
};

/** A list of texts or numbers, one a line. */
function LinesField({ of, value, onValue, ...frame }: LinesFieldProps) {
  const toValues = (text: string) => {
    const lines = text === '' ? [] : text.split('\n');
    return of.type === 'number' ? lines.map((line) => (/^\d+$/.test(line.trim()) ? Number(line) : line)) : lines;
  };
  return (
    <TextArea
      {...frame}
      rows={Math.min(8, value.length + 1)}
      value={value.join('\n')}
      onChange={({ target }) => onValue(toValues(target.value))}
    />
  );
}

interface GroupFieldProps {
  label: string;
  fields: readonly FieldOf[];
  value: Readonly<Record<string, unknown>>;
  onValue: (value: unknown) => void;
  /** There is none yet. */
  isOptional?: boolean;
  /** It is one of a list. */
  onRemove?: () => void;
}

/** Fields that belong together. */
export function GroupField({ label, fields, value, onValue, isOptional = false, onRemove }: GroupFieldProps) {
  if (isOptional) {
    const made = () => onValue(emptyValue({ type: 'group', fields: [...fields] }));
    return (
      <Row>
        <Button variant="outline" size="sm" onClick={made}>{`Add: ${label}`}</Button>
      </Row>
    );
  }
  return (
    <Stack role="group" aria-label={label} gap="m">
      <Row justify="between">
        <Text variant="cardTitle">{label}</Text>
        {onRemove && <IconButton icon={Trash2} label={`Remove ${label}`} onClick={onRemove} />}
      </Row>
      {fields.map((field) => (
        <ValueField
          key={field.name}
          field={field}
          value={value[field.name]}
          onValue={(part) => onValue({ ...value, [field.name]: part })}
        />
      ))}
    </Stack>
  );
}

interface ListFieldProps extends Pick<ValueFieldProps, 'field' | 'onValue'> {
  of: Extract<FieldShape, { type: 'group' }>;
  value: readonly unknown[];
}

/** A list of things with parts, each in a panel. */
function ListField({ field: { name }, of, value, onValue }: ListFieldProps) {
  const { label } = fieldText(name);
  const replace = (index: number, made: unknown) => onValue(value.map((each, at) => (at === index ? made : each)));
  return (
    <Stack role="group" aria-label={label} gap="m">
      <Text variant="cardTitle">{label}</Text>
      {value.map((each, index) => (
        <Panel key={index} padding="snug">
          <GroupField
            label={`${label} ${index + 1}`}
            fields={of.fields}
            value={toGroup(each)}
            onValue={(made) => replace(index, made)}
            onRemove={() => onValue(value.filter((_, at) => at !== index))}
          />
        </Panel>
      ))}
      <Row>
        <Button
          variant="outline"
          size="sm"
          onClick={() => onValue([...value, emptyValue(of)])}
        >{`Add to: ${label}`}</Button>
      </Row>
    </Stack>
  );
}
