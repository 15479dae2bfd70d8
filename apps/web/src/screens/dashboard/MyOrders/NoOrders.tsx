import { Button } from '@potli/ui/components/Button/Button';
import { EmptyState } from '@potli/ui/components/EmptyState/EmptyState';

const art = <img src="/art/empty.svg" alt="" width={240} height={200} />;

export interface NoOrdersProps {
  /** Shows orders of every status; absent where none is left out. */
  onShowAll: (() => void) | undefined;
}

export function NoOrders({ onShowAll }: NoOrdersProps) {
  if (onShowAll) {
    return (
      <EmptyState
        art={art}
        title="No orders with this status"
        text="Choose another status to see the rest."
        action={
          <Button variant="outline" onClick={onShowAll}>
            Show all orders
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      art={art}
      title="No orders yet"
      text="Shops report an order some hours or days after you buy. Each reported order will be listed here."
      action={
        <Button variant="action" href="/stores">
          Browse stores
        </Button>
      }
    />
  );
}
