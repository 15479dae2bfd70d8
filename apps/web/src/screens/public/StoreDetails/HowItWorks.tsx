import { SHOP_RETURN_DAYS } from '@potli/api/contract/policy';
import type { Store } from '@potli/api/contract/stores';
import { count } from '@potli/api/units/duration';
import { TermsList } from '@potli/ui/TermsList';
import { SidePanel } from '../../../components/details/SidePanel.tsx';

/** What becomes of an order at a store that pays cashback, from what the shop knows (docs/product/stores.md#store-page). */
export function HowItWorks({ store: { storeName, takesClaims } }: { store: Store }) {
  const items = [
    `${storeName} reports your order, and the cashback is Pending.`,
    `After the return period, usually ${count(SHOP_RETURN_DAYS, 'day')}, it becomes Approved, or you read why not.`,
    'Approved cashback goes to your bank without a minimum.',
    takesClaims === false
      ? 'This store takes no claims of missing orders.'
      : 'Was your order not reported? Send us your bill as a claim, and we ask the store.',
  ];
  return (
    <SidePanel title="How cashback works here">
      <TermsList items={items} />
    </SidePanel>
  );
}
