import { Band } from '@potli/ui/Band';
import { FormPanel } from '@potli/ui/FormPanel';
import { Container, Section, Stack } from '@potli/ui/Layout';
import { LinkProvider } from '@potli/ui/LinkProvider';
import { Loading } from '@potli/ui/Loading';
import { LoginScene } from '@potli/ui/LoginScene';
import { Logo } from '@potli/ui/Logo';
import { useEffect, useSyncExternalStore } from 'react';
import { useApp } from '../../../app/App.tsx';
import { paths } from '../../../lib/paths.ts';
import { DocumentAnchor } from '../../../shell/DocumentAnchor.tsx';
import { CheckoutState } from './CheckoutState.tsx';
import { LoginFirst } from './LoginFirst.tsx';
import { useCheckoutMachine } from './useCheckoutMachine.ts';

interface OrderProps {
  orderId: string;
}

/** Pays for an order of gift cards (docs/product/gift-cards.md#payment): a document of its own, which every link leaves. */
export function Checkout({ orderId }: OrderProps) {
  const { session, site } = useApp();
  const guard = useSyncExternalStore(session.subscribe, session.guard, () => 'checking' as const);
  useEffect(() => session.enterGuard(), [session]);
  return (
    <LinkProvider anchor={DocumentAnchor}>
      <Band tone="brand" hem="down" as="div">
        <Section>
          <Container>
            <Logo href={paths.home} label={`${site.productName} home`} />
          </Container>
        </Section>
      </Band>
      <main id="content">
        <Section spacing="band">
          <Container>
            <FormPanel title="Your gift card" art={<PaymentArt />}>
              <Stack gap="xl">
                {guard === 'admitted' && <Payment orderId={orderId} />}
                {guard === 'turnedAway' && <LoginFirst />}
                {guard !== 'admitted' && guard !== 'turnedAway' && <Loading text="Loading..." />}
              </Stack>
            </FormPanel>
          </Container>
        </Section>
      </main>
    </LinkProvider>
  );
}

/** What stands beside the sum on wide screens. */
function PaymentArt() {
  return <LoginScene garlandUrl="/art/toran.svg" potliUrl="/art/login.svg" text="Pay less, spend the full value." />;
}

function Payment({ orderId }: OrderProps) {
  return <CheckoutState {...useCheckoutMachine(orderId)} />;
}
