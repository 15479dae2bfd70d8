import { Button } from '@potli/ui/components/Button/Button';
import { EmptyState } from '@potli/ui/components/EmptyState/EmptyState';

export function NoClicks() {
  return (
    <EmptyState
      art={<img src="/art/empty.svg" alt="" width={240} height={200} />}
      title="No clicks yet"
      text="Shop through a store, card or deal. Each tracked click will be listed here."
      action={
        <Button variant="action" href="/stores">
          Browse stores
        </Button>
      }
    />
  );
}
