import { Button } from '@potli/ui/components/Button/Button';
import { EmptyState } from '@potli/ui/components/EmptyState/EmptyState';
import { CLAIM } from '../../../clickout/claimPaths.ts';

export function NoDisputes() {
  return (
    <EmptyState
      art={<img src="/art/empty.svg" alt="" width={240} height={200} />}
      title="No claims yet"
      text="Bought something and no cashback came? File a claim, and follow it here."
      action={
        <Button variant="action" href={CLAIM}>
          File a claim
        </Button>
      }
    />
  );
}
