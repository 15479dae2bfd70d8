import { Callout } from '@potli/ui/Callout';
import { FormPanel } from '@potli/ui/FormPanel';
import { Container, Section, Stack } from '@potli/ui/Layout';
import { Info } from 'lucide';
import type { ReactNode } from 'react';
import { LoginArt } from './LoginArt.tsx';

/** A page with one form about the account, beside the login picture. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section spacing="band">
      <Container>
        <FormPanel title={title} art={<LoginArt />}>
          <Stack gap="xl">
            <NeedsScript />
            {children}
          </Stack>
        </FormPanel>
      </Container>
    </Section>
  );
}

/** Says why nothing happens where scripts are off. */
function NeedsScript() {
  return (
    <noscript>
      <Callout icon={Info} tone="info">
        This form needs JavaScript. Please switch it on, or write to us from the contact page.
      </Callout>
    </noscript>
  );
}
