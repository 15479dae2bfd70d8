import type { StoreSummary } from '@potli/api/contract/stores';
import { CardGrid } from '../../../listing/CardGrid.tsx';
import { StoreTags } from '../../../listing/StoreTags.tsx';

export function StoreGrid({ stores }: { stores: readonly StoreSummary[] }) {
  return (
    <CardGrid name="Stores" columns={4}>
      <StoreTags stores={stores} />
    </CardGrid>
  );
}
