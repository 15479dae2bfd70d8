import { fillTemplate, type TextTemplate } from '../../format/fillTemplate.ts';
import { SliderField, type SliderFieldProps, textOf } from './SliderField.tsx';

export interface SliderProps extends SliderFieldProps {
  /** Between `min` and `max`. Controlled together with `onValueChange`. */
  value?: number;
  /** The value at first, where the field keeps its own state; `min` by default. */
  defaultValue?: number;
  /** Gets the value while the thumb moves. */
  onValueChange?: (value: number) => void;
}

/** A value between two limits, where its size matters more than its digits. Arrow keys move it by a step, Page Up and Page Down by ten. */
export function Slider({ value, defaultValue, onValueChange, ...field }: SliderProps) {
  return (
    <SliderField<readonly [number]>
      {...field}
      values={value === undefined ? undefined : [value]}
      defaultValues={[defaultValue ?? field.min ?? 0]}
      onValuesChange={([next]) => onValueChange?.(next)}
      textOf={([shown]) => textOf(field.valueText ?? '{value}', shown)}
    />
  );
}

export interface RangeSliderProps extends SliderFieldProps {
  /**
   * The lower and the upper end, both included. A form gets both under the same name, in this order. Controlled together with
   * `onValueChange`.
   */
  value?: readonly [from: number, to: number];
  /** Both ends at first, where the field keeps its own state; `min` and `max` by default. */
  defaultValue?: readonly [from: number, to: number];
  /** Gets both ends while one of the thumbs moves. */
  onValueChange?: (value: readonly [from: number, to: number]) => void;
  /** Names of the two thumbs: "Lowest price", "Highest price" */
  thumbLabels: readonly [from: string, to: string];
  /** Both ends as they are shown; "{from} – {to}" by default, with the texts of `valueText`. */
  rangeText?: TextTemplate<[from: string, to: string]>;
}

/** A range between two limits. The thumbs cannot pass each other. */
export function RangeSlider({
  value,
  defaultValue,
  onValueChange,
  rangeText = '{from} – {to}',
  ...field
}: RangeSliderProps) {
  const text = (end: number) => textOf(field.valueText ?? '{value}', end);
  return (
    <SliderField<readonly [from: number, to: number]>
      {...field}
      values={value}
      defaultValues={defaultValue ?? [field.min ?? 0, field.max ?? 100]}
      onValuesChange={(next) => onValueChange?.(next)}
      textOf={([from, to]) => fillTemplate(rangeText, ['from', 'to'], text(from), text(to))}
    />
  );
}
