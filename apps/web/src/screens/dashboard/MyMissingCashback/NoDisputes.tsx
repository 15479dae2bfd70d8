import { NothingHere } from '../../../components/listing/NothingHere.tsx';
import { CLAIM } from '../../../lib/claimPaths.ts';

export function NoDisputes() {
  return (
    <NothingHere
      title="No claims yet"
      text="Bought something and no cashback came? File a claim, and follow it here."
      action={{ label: 'File a claim', href: CLAIM }}
    />
  );
}
