import { Button } from '@potli/ui/components/Button/Button';
import { EmptyState } from '@potli/ui/components/EmptyState/EmptyState';

export interface NothingListedProps {
  /** The spec's own words: "No stores available". */
  title: string;
}

/** A list page without a list. */
export function NothingListed({ title }: NothingListedProps) {
  return (
    <EmptyState
      art={<img src="/art/empty.svg" alt="" width={240} height={200} />}
      title={title}
      text="Look again a little later. The stores are open meanwhile."
      action={
        <Button variant="action" href="/stores">
          Browse stores
        </Button>
      }
    />
  );
}
