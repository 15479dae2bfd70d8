import { NothingHere } from '../../../components/listing/NothingHere.tsx';

export interface NoOrdersProps {
  /** Shows orders of every status; absent where none is left out. */
  onShowAll: (() => void) | undefined;
}

export function NoOrders({ onShowAll }: NoOrdersProps) {
  if (onShowAll) {
    return (
      <NothingHere
        title="No orders with this status"
        text="Choose another status to see the rest."
        action={{ label: 'Show all orders', onPress: onShowAll }}
      />
    );
  }
  return (
    <NothingHere
      title="No orders yet"
      text="Shops report an order some hours or days after you buy. Each reported order will be listed here."
      action={{ label: 'Browse stores', href: '/stores' }}
    />
  );
}
