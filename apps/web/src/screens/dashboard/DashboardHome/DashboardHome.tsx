import { Stack } from '@potli/ui/components/Layout/Stack';
import { Content } from './Content.tsx';
import { Greeting } from './Greeting.tsx';
import { Wallet } from './Wallet.tsx';

/** The dashboard's home (docs/product/dashboard.md#home): wallet, banner, video and FAQs, each for itself. */
export function DashboardHome() {
  return (
    <Stack gap="x2">
      <Greeting />
      <Wallet />
      <Content />
    </Stack>
  );
}
