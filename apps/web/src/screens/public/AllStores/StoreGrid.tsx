import type { StoreSummary } from '@potli/api/contract/stores';
import { CardGrid } from '../../../components/listing/CardGrid.tsx';
import { StoreTags } from '../../../components/listing/StoreTags.tsx';

export function StoreGrid({ stores }: { stores: readonly StoreSummary[] }) {
  return (
    <CardGrid name="Stores" columns={4}>
      <StoreTags stores={stores} />
    </CardGrid>
  );
}
