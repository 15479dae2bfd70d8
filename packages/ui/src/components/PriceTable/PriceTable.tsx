import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { table } from './PriceTable.css.ts';

/** What one denomination costs, in rupees with at most two decimals. */
export interface Price {
  faceValue: number;
  saving: number;
  youPay: number;
}

export interface PriceTableProps {
  prices: readonly Price[];
  /** What the table is, for those who hear it. */
  label: string;
  /** Words of the head. */
  columns: { faceValue: string; saving: string; youPay: string };
}

/** What is on the card, what is saved, what is paid. */
export function PriceTable({ prices, label, columns }: PriceTableProps) {
  return (
    <table className={table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{columns.faceValue}</th>
          <th scope="col">{columns.saving}</th>
          <th scope="col">{columns.youPay}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ faceValue, saving, youPay }) => (
          <tr key={faceValue}>
            <th scope="row">
              <MoneyText rupees={faceValue} variant="figureS" tone="neutral" />
            </th>
            <td>
              <MoneyText rupees={saving} precision="paise" />
            </td>
            <td>
              <MoneyText rupees={youPay} precision="paise" variant="storeName" tone="neutral" />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
