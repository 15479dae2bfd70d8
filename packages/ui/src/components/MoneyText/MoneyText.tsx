import { formatRupees, type MoneyPrecision } from '../../format/formatRupees.ts';
import { Text, type TextProps } from '../Text/Text.tsx';

export interface MoneyTextProps {
  /** Amount in rupees; fractions are paise. */
  rupees: number;
  precision?: MoneyPrecision;
  variant?: TextProps['variant'];
  tone?: TextProps['tone'];
}

/** An amount with Indian digit grouping. */
export function MoneyText({ rupees, precision, variant = 'reward', tone = 'money' }: MoneyTextProps) {
  return (
    <Text as="span" variant={variant} tone={tone}>
      {formatRupees(rupees, precision)}
    </Text>
  );
}
