import { NothingHere } from './NothingHere.tsx';

export interface NothingListedProps {
  /** Such as "No stores available" (docs/product/site.md#lists). */
  title: string;
}

/** A list page without a list. */
export function NothingListed({ title }: NothingListedProps) {
  return (
    <NothingHere
      title={title}
      text="Look again a little later. The stores are open meanwhile."
      action={{ label: 'Browse stores', href: '/stores' }}
    />
  );
}
