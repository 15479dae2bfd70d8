import { MoneyText } from '../MoneyText/MoneyText.tsx';
import { table } from './PriceTable.css.ts';

/** The price of one denomination, in rupees with at most two decimals. */
export interface Price {
  faceValue: number;
  saving: number;
  youPay: number;
}

export interface PriceTableProps {
  /** A row each: face value and amount to pay, in rupees, and what is saved. */
  prices: readonly Price[];
  /** Name of the table for screen readers. */
  label: string;
  /** Texts of the table head. */
  columns: { faceValue: string; saving: string; youPay: string };
}

/** Prices of a gift card: face value, saving, amount to pay. */
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
