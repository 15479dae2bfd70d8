import { Band } from '@potli/ui/Band';
import { FormPanel } from '@potli/ui/FormPanel';
import { Container, Section, Stack } from '@potli/ui/Layout';
import { LinkProvider } from '@potli/ui/LinkProvider';
import { LoginScene } from '@potli/ui/LoginScene';
import { Logo } from '@potli/ui/Logo';
import type { ReactNode } from 'react';
import { useApp } from '../../../app/App.tsx';
import { paths } from '../../../lib/paths.ts';
import { DocumentAnchor } from '../../../shell/DocumentAnchor.tsx';

/** A document of its own, which every link leaves. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { site } = useApp();
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
              <Stack gap="xl">{children}</Stack>
            </FormPanel>
          </Container>
        </Section>
      </main>
    </LinkProvider>
  );
}

/** The content beside the sum on wide screens. */
function PaymentArt() {
  return <LoginScene garlandUrl="/art/toran.svg" potliUrl="/art/login.svg" text="Pay less, spend the full value." />;
}
