import { FormPanel } from '@potli/ui/commerce/FormPanel/FormPanel';
import { Container } from '@potli/ui/components/Layout/Container';
import { Section } from '@potli/ui/components/Layout/Section';
import { Stack } from '@potli/ui/components/Layout/Stack';
import { Notice } from '@potli/ui/components/Notice/Notice';
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
      <Notice icon={Info} tone="neel">
        This form needs JavaScript. Please switch it on, or write to us from the contact page.
      </Notice>
    </noscript>
  );
}
