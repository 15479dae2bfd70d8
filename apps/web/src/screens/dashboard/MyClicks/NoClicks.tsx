import { NothingHere } from '../../../components/listing/NothingHere.tsx';

export function NoClicks() {
  return (
    <NothingHere
      title="No clicks yet"
      text="Shop through a store, card or deal. Each tracked click will be listed here."
      action={{ label: 'Browse stores', href: '/stores' }}
    />
  );
}
