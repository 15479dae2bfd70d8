import type { MoneyPrecision } from '../../format/formatRupees.ts';
import { useLocale } from '../LocaleProvider/useLocale.ts';
import { Text, type TextProps } from '../Text/Text.tsx';

export interface MoneyTextProps {
  /** Amount in rupees; fractions are paise. With another currency of LocaleProvider: in its main unit. */
  rupees: number;
  /** `whole` leaves paise out, for tiles and cards; `paise` always shows two digits. */
  precision?: MoneyPrecision;
  /** Style of the type scale. */
  variant?: TextProps['variant'];
  /** Colour; green only for earned money. */
  tone?: TextProps['tone'];
}

/** An amount, with Indian digit grouping unless a LocaleProvider says otherwise. */
export function MoneyText({ rupees, precision, variant = 'reward', tone = 'money' }: MoneyTextProps) {
  const { money } = useLocale();
  return (
    <Text as="span" variant={variant} tone={tone}>
      {money(rupees, precision)}
    </Text>
  );
}
