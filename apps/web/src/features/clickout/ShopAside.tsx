import { StoreAside } from '@potli/ui/StoreAside';
import type { ClickOutTarget } from '../catalogue/ClickOutTarget.ts';
import { useClaim } from './useClaim.ts';
import { useClickOut } from './useClickOut.ts';

export interface ShopAsideProps {
  target: ClickOutTarget & { source: 'STORE' | 'CREDIT_CARD' };
  /** The button that leaves: "Shop Now" */
  text: string;
  /** Above the reward: "Shop through Potli and earn" */
  caption: string;
  reward: string;
  isOffline: boolean;
  /** What to keep in mind; for an offline shop that it reports by claim (docs/product/clickout.md#offline-shops). */
  note: string;
}

/** What a shop or card pays, the way there, and Claim Cashback where it is offline (docs/product/clickout.md). */
export function ShopAside({ target, text, isOffline, ...words }: ShopAsideProps) {
  const clickOut = useClickOut();
  const claim = useClaim();
  return (
    <StoreAside
      {...words}
      shop={{ ...clickOut(target), text }}
      claim={isOffline ? { ...claim(target), text: 'Claim Cashback' } : undefined}
    />
  );
}
