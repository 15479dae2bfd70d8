import { NumberField, type NumberFieldProps } from '@potli/ui/NumberField';
import { useState } from 'react';

interface FigureFieldProps extends Omit<NumberFieldProps, 'value' | 'onValueChange' | 'decimals'> {
  /** Undefined for none; a text that is no number is sent, so that the host refuses it. */
  value: unknown;
  onFigure: (value: unknown) => void;
  /** Zero is shown only where it is typed. */
  isEmptyAtZero?: boolean;
}

const toFigure = (text: string): unknown => {
  if (text === '') return undefined;
  const number = Number(text);
  return Number.isNaN(number) ? text : number;
};

/** A field for a number of the document. What is typed so far, such as "2.", stays as it is. */
export function FigureField({ value, onFigure, isEmptyAtZero = false, ...props }: FigureFieldProps) {
  const [typed, setTyped] = useState('');
  const isEmpty = value === undefined || value === null || (isEmptyAtZero && value === 0);
  const shown = isEmpty ? '' : `${value as string | number}`;
  return (
    <NumberField
      {...props}
      decimals={2}
      value={toFigure(typed) === value ? typed : shown}
      onValueChange={(text) => {
        setTyped(text);
        onFigure(toFigure(text));
      }}
    />
  );
}
