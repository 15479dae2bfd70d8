import * as Radix from '@radix-ui/react-slider';
import { type FocusEventHandler, type Ref, useId, useRef } from 'react';
import { fillTemplate, type TextTemplate } from '../../format/fillTemplate.ts';
import type { FieldProps } from '../Field/Field.tsx';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import { useOwnValue } from '../Field/useOwnValue.ts';
import { ValueInput } from '../Field/ValueInput.tsx';
import { useLocale } from '../LocaleProvider/useLocale.ts';
import * as styles from './Slider.css.ts';

/** What sliders take besides their value. */
export interface SliderFieldProps extends FieldProps {
  /** The least value; 0 by default. */
  min?: number;
  /** The greatest value; 100 by default. */
  max?: number;
  /** Values are multiples of it, counted from `min`; 1 by default. */
  step?: number;
  /** A value as it is shown and read: "₹{value}" */
  valueText?: TextTemplate<[value: number]>;
  /** Cannot be moved now. */
  disabled?: boolean;
  /** Name in a form, which gets the plain number. */
  name?: string;
  /** Id of a form that the field does not stand in. */
  form?: string;
  /** Called when a thumb is left. */
  onBlur?: FocusEventHandler<HTMLSpanElement>;
  /** The first thumb. */
  ref?: Ref<HTMLSpanElement>;
}

interface SliderFieldOwnProps<Values extends readonly number[]> extends SliderFieldProps {
  values: Values | undefined;
  defaultValues: Values;
  onValuesChange: (values: Values) => void;
  /** What is shown above the track. */
  textOf: (values: Values) => string;
  /** Names of the thumbs, where there are two; one has the name of the field. */
  thumbLabels?: readonly string[];
}

/** The text of a value. */
export const textOf = (valueText: TextTemplate<[value: number]>, value: number) =>
  fillTemplate(valueText, ['value'], value);

/** A track with a thumb for each value. */
export function SliderField<Values extends readonly number[]>({
  values: given,
  defaultValues,
  onValuesChange: tell,
  textOf: shownText,
  thumbLabels,
  min = 0,
  max = 100,
  step = 1,
  valueText = '{value}',
  name,
  form,
  onBlur,
  ref,
  ...frame
}: SliderFieldOwnProps<Values>) {
  const { direction } = useLocale();
  const labelId = useId();
  const root = useRef<HTMLSpanElement>(null);
  const [values, onValuesChange] = useOwnValue({
    value: given,
    first: defaultValues,
    onValueChange: tell,
    field: root,
    form,
  });
  return (
    <FieldGroup {...frame} labelId={labelId}>
      {/* its own direction, as "₹200 – ₹900" would be turned around; thumbs say their own values */}
      <span aria-hidden className={styles.text}>
        <bdi>{shownText(values)}</bdi>
      </span>
      <Radix.Root
        ref={root}
        // of no form: Radix would go back by itself, also where the caller has the value or prevents the reset
        form={labelId}
        dir={direction}
        min={min}
        max={max}
        step={step}
        value={[...values]}
        // as many as there are thumbs
        onValueChange={(next) => onValuesChange(next as readonly number[] as Values)}
        // a thumb keeps its name: the lower end stays the lower one
        preserveThumbOrder
        disabled={frame.disabled}
        className={styles.root}
      >
        <Radix.Track className={styles.track}>
          <Radix.Range className={styles.range} />
        </Radix.Track>
        {values.map((value, index) => (
          <Radix.Thumb
            // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is its place, whatever its value
            key={index}
            ref={index === 0 ? ref : undefined}
            aria-label={thumbLabels?.[index]}
            aria-labelledby={thumbLabels ? undefined : labelId}
            aria-valuetext={textOf(valueText, value)}
            aria-invalid={frame.error ? true : undefined}
            aria-disabled={frame.disabled}
            onBlur={onBlur}
            className={styles.thumb}
          />
        ))}
      </Radix.Root>
      {values.map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the thumbs
        <ValueInput key={index} name={name} value={String(value)} form={form} disabled={frame.disabled} />
      ))}
    </FieldGroup>
  );
}
