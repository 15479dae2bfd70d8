import { fillTemplate, type TextTemplate } from '../../format/fillTemplate.ts';
import { SliderField, type SliderFieldProps, textOf } from './SliderField.tsx';

export interface SliderProps extends SliderFieldProps {
  /** Between `min` and `max`. */
  value: number;
  /** Gets the value while the thumb moves. */
  onValueChange: (value: number) => void;
}

/** A value between two limits, where its size matters more than its digits. Arrow keys move it by a step, Page Up and Page Down by ten. */
export function Slider({ value, onValueChange, ...field }: SliderProps) {
  return (
    <SliderField
      {...field}
      values={[value]}
      onValuesChange={([next = value]) => onValueChange(next)}
      text={textOf(field.valueText ?? '{value}', value)}
    />
  );
}

export interface RangeSliderProps extends SliderFieldProps {
  /** The lower and the upper end, both included. A form gets both under the same name, in this order. */
  value: readonly [from: number, to: number];
  /** Gets both ends while one of the thumbs moves. */
  onValueChange: (value: readonly [from: number, to: number]) => void;
  /** Names of the two thumbs: "Lowest price", "Highest price" */
  thumbLabels: readonly [from: string, to: string];
  /** Both ends as they are shown; "{from} – {to}" by default, with the texts of `valueText`. */
  rangeText?: TextTemplate<[from: string, to: string]>;
}

/** A range between two limits. The thumbs cannot pass each other. */
export function RangeSlider({ value, onValueChange, rangeText = '{from} – {to}', ...field }: RangeSliderProps) {
  const [from, to] = value;
  const text = (end: number) => textOf(field.valueText ?? '{value}', end);
  return (
    <SliderField
      {...field}
      values={value}
      onValuesChange={([nextFrom = from, nextTo = to]) => onValueChange([nextFrom, nextTo])}
      text={fillTemplate(rangeText, ['from', 'to'], text(from), text(to))}
    />
  );
}
